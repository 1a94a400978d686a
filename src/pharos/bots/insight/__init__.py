"""What each game's bots know beyond the rules: how good a position is, in numbers, inside kernels. One file per room.

Every file has the same four kernels and a table of weights:

- `worth(states, i, spare, seat, action, weights)`: how good an action looks to the seat, one decision ahead. It may use
  place `spare` to try things out, and nothing that the seat cannot know.
- `standing(states, i, seat, weights)`: the seat's chance to win as it looks now, from 0 to 1.
- `margin(states, i, seat, out)`: how many points a seat won or lost by, when the game is over.
- `signature(states, i)`: a number for what chance has shown by now; positions that differ only in what is hidden share it.
- `WEIGHTS`: the tuned weights, as rows by age or phase (see `pharos tune`).
"""
