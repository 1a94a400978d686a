# Notifications in the browser.
web-push = Notifications
web-push-about = This device tells you when it is your turn, when a rematch waits, or when somebody invites you, even if Pharos is closed.
web-push-begin = Notify me on this device
web-push-stop = Stop notifications
web-push-denied = Notifications are blocked for this page. Allow them in your browser’s settings.
web-push-quiet = Quiet hours
web-push-quiet-from = from
web-push-quiet-until = until
web-push-test = Send a test
web-push-sent = The test is on its way.
web-push-failed = The push service of your browser did not accept the test. Please try again later.
web-invite-known = People you have played with
web-invite-person = Invite { $name }
web-invited-known = { $name } is invited
