# Several people on one device: names, and the curtain between their turns.
web-device-title = On this device
web-device-about = Pass the device around. A curtain hides your cards between turns. There is no clock.
web-device-companion = Someone else on this device
web-curtain-title = Pass the device to { $name }
web-curtain-about = Only { $name } should look at the screen now.
web-curtain-take = I am { $name }
web-curtain-news = What happened
web-curtain-look = Show { $name }’s view
web-curtain-draw = Hide and pass the device
