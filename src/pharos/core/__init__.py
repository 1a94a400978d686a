"""What every game shares: the kernel decorator, states, actions, records, random numbers. No game's rules live here."""
