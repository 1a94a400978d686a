# Notifications in the browser.
web-push = Notifications
web-push-about = Get a notification on this device when it is your turn, when a rematch is ready or when someone invites you, even if Pharos is closed.
web-push-begin = Turn on notifications
web-push-stop = Turn off notifications
web-push-denied = Notifications are blocked for this page. Allow them in your browser’s settings.
web-push-quiet = Quiet hours
web-push-quiet-from = from
web-push-quiet-until = until
web-push-test = Send a test notification
web-push-sent = Test notification sent.
web-push-failed = Your browser’s push service did not accept the test. Please try again later.
web-invite-known = People you have played with
web-invite-person = Invite { $name }
web-invited-known = Invitation sent to { $name }
