"""The database schema. A game table is its log: one row per entry, (table, sequence) unique."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("code_hash", String(64), unique=True),
    Column("code_made", Float),
    Column("settings", Text, nullable=False),
)
"""Guests who keep their games: the profile of a guest has the guest's id. Of the recovery code only a hash is stored."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("profile", String(24), ForeignKey("profiles.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_profile", "profile"),
)
"""Public keys of passkeys by credential id; both in URL-safe base64."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("profile", String(24), ForeignKey("profiles.id"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_profile", "profile"),
)
"""Devices on which somebody is signed in. The id is a hash of the token in the cookie."""

challenges = Table(
    "challenges",
    metadata,
    Column("value", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("expires", Float, nullable=False),
)
"""Challenges of passkey ceremonies under way; each answers one ceremony. `guest` is empty for a sign-in."""

joined_guests = Table(
    "joined_guests",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("profile", String(24), ForeignKey("profiles.id"), nullable=False),
    Index("joined_guests_by_profile", "profile"),
)
"""Guests whose games a profile has taken over. Their logs still hold the old id."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("needs_server", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("result", String(200)),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_host", "host", "status"),
)
"""An index for lists, derived from the logs."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("worker", String(24), nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Index("sitters_by_guest", "guest"),
)
"""Which guests sit or sat at which tables, for the list of a guest's own tables."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("guest", String(24)),
    Column("name", String(80), nullable=False),
    Column("level", String(80)),
    Column("piece", String(40)),
    Column("points", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("scores", Text),
    Index("results_by_game", "game", "ended"),
    Index("results_by_guest", "guest"),
)

sheets = Table(
    "sheets",
    metadata,
    Column("owner", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("id", String(36), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("played", Float, nullable=False),
    Column("data", Text, nullable=False),
    Index("sheets_by_time", "owner", "played"),
)
"""Score sheets of games at a real table. The id is made on the device of the owner, who alone sees the sheet."""

physical_results = Table(
    "physical_results",
    metadata,
    Column("owner", String(24), primary_key=True),
    Column("sheet", String(36), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("piece", String(40)),
    Column("points", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("played", Float, nullable=False),
    ForeignKeyConstraint(["owner", "sheet"], ["sheets.owner", "sheets.id"]),
)
"""What the seats of a sheet scored, as the server has summed it up."""

ratings = Table(
    "ratings",
    metadata,
    Column("profile", String(24), ForeignKey("profiles.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("who", String(16), nullable=False, unique=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("played", Float, nullable=False),
    Index("ratings_by_board", "game", "players"),
)
"""Ratings by game and player count, derived from the rated games. `who` names a player in public."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Index("rated_games_by_state", "is_rated", "ended"),
)
"""Decided games of rated tables; they outlive their tables. `is_rated` says whether the ratings include them."""

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("rated_games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("profile", String(24)),
    Column("place", Integer, nullable=False),
    Column("has_forfeited", Boolean, nullable=False),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("rated_seats_by_profile", "profile"),
)
"""Who took which place in a rated game, and what it did to their rating. No profile: somebody who has been deleted."""

groups = Table(
    "groups",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("link", String(32), nullable=False, unique=True),
)
"""Groups of players. `link` is the token by which people join."""

group_seasons = Table(
    "group_seasons",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started", Float, nullable=False),
)

group_members = Table(
    "group_members",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("who", String(16), nullable=False, unique=True),
    Column("joined", Float, nullable=False),
    Index("group_members_by_guest", "guest"),
)
"""Members of groups; the longest-standing one owns the group. `who` names a member to the others."""

group_sheets = Table(
    "group_sheets",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id"), primary_key=True),
    Column("owner", String(24), primary_key=True),
    Column("sheet", String(36), primary_key=True),
)
"""Score sheets that their owners share with a group."""

group_names = Table(
    "group_names",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("guest", String(24)),
)
"""The member that a name on shared sheets, in lower case, belongs to; without a guest, no member."""

group_tables = Table(
    "group_tables",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("group_id", String(24), nullable=False),
    Index("group_tables_by_group", "group_id"),
)
"""The group for which a table was created. Derived from the logs; the group may be gone."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("is_muted", Boolean, nullable=False),
    Column("is_banned", Boolean, nullable=False),
    Column("made", Float, nullable=False),
)
"""Guests who may not write, or may not play at all."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("text", String(300), nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""What the host tells everybody."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("session", String(64)),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("timezone", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("push_subscriptions_by_guest", "guest"),
)
"""Browsers that want notifications. The id is a hash of the endpoint; quiet hours are minutes of the local day."""

pushes = Table(
    "pushes",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    Index("pushes_by_due", "due"),
)
"""Notifications about tables; once one is sent, nothing is due."""

performances = Table(
    "performances",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("performance", Float, nullable=False),
    Column("accuracy", Float, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("made", Text, nullable=False),
)
"""How well seats decided in reviewed games; `made` lists each decision with the coach's and what it lost."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("started", Float, nullable=False),
    Index("daily_tries_by_guest", "guest"),
)
"""The one try of each guest at a daily deal that counts."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values that all workers share, such as the secret that signs cookies."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
)
