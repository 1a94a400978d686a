# The coach: reviews and reasons. A reason completes the sentence “Build Walls …”.
coach-reason-wins = wins the game at once
coach-reason-supremacy = raises the chance of { $way } from { $before }% to { $now }%
coach-reason-threat = { $you ->
    [yes] cuts your chance of { $way } from { $before }% to { $now }%
   *[no] cuts { $who }’s chance of { $way } from { $before }% to { $now }%
}
coach-reason-tempo = gives another turn at once
coach-reason-points = { $n ->
    [one] brings { $n } more point ({ $category })
   *[other] brings { $n } more points ({ $category })
}
coach-reason-denial = { $you ->
    [yes] { $n ->
        [one] costs you { $n } point ({ $category })
       *[other] costs you { $n } points ({ $category })
    }
   *[no] { $n ->
        [one] costs { $who } { $n } point ({ $category })
       *[other] costs { $who } { $n } points ({ $category })
    }
}
coach-reason-lead = { $state ->
    [ahead] { $you ->
        [yes] overtakes you in shields ({ $own } to { $theirs })
       *[no] overtakes { $who } in shields ({ $own } to { $theirs })
    }
   *[level] { $you ->
        [yes] draws level with you in shields ({ $own } each)
       *[no] draws level with { $who } in shields ({ $own } each)
    }
}
coach-reason-battle = { $n ->
    [one] brings a battle that earns { $n } victory token
   *[other] brings a battle that earns { $n } victory tokens
}
coach-reason-set = completes a set of three different science symbols
coach-reason-stage = completes a stage of the wonder
coach-reason-token = earns a progress token
coach-reason-keeps = { $you ->
    [yes] { $now ->
        [100] keeps “{ $card }” from you (you would get it in every simulated game)
       *[other] keeps “{ $card }” from you (you would get it in { $now }% of the simulated games)
    }
   *[no] { $now ->
        [100] keeps “{ $card }” from { $who } (who would get it in every simulated game)
       *[other] keeps “{ $card }” from { $who } (who would get it in { $now }% of the simulated games)
    }
}
coach-reason-opens = makes “{ $card }” free later (built in { $now }% of the simulated games instead of { $before }%)
coach-reason-coins = { $n ->
    [one] leaves 1 more coin
   *[other] leaves { $n } more coins
}
coach-reason-overall = wins more of the simulated games
coach-reason-judgement = looks stronger one move ahead

# Hints. “Build Walls” … completes the reasons.
coach-hint = Hint
coach-hint-best = Play “{ $action }”. Compared with “{ $other }”, it { $reasons }.
coach-hint-instead = “{ $other }” { $instead }, but your win probability would be { $least }% instead of { $most }%.
coach-hint-chances = Your win probability would be { $most }% with it and { $least }% with “{ $other }”.
coach-hint-close = Both give you a win probability of about { $most }%.
coach-hint-close-instead = “{ $other }” { $instead }. Both give you a win probability of about { $most }%.
coach-hint-simple-instead = “{ $other }” { $instead }.
coach-hint-wins = Play “{ $action }”: it wins the game at once.
coach-hint-only = “{ $action }” is your only move.
coach-hint-simple = This hint looks only one move ahead. The coach looks deeper once its bots are compiled.
coach-hint-ask = Ask the coach for a hint
coach-hint-thinking = The coach is thinking…
coach-hint-deeper = Look deeper
coach-hint-deep = The coach has looked deeper.
coach-hint-mark = Hint

# What the level “coach” says of its own moves.
coach-remark = I played “{ $action }”. Compared with “{ $other }”, it { $reasons }.
coach-remark-only = “{ $action }” was my only move.
coach-remark-facts = My move { $facts }.
coach-remark-later = My move brings nothing at once. It prepares for later turns.
coach-fact-points = { $n ->
    [one] brings { $n } point ({ $category })
   *[other] brings { $n } points ({ $category })
}
coach-fact-coins = { $n ->
    [one] leaves me with { $n } more coin
   *[other] leaves me with { $n } more coins
}
coach-fact-shields = { $n ->
    [one] adds { $n } shield
   *[other] adds { $n } shields
}
coach-fact-opens = makes “{ $card }” free later
coach-says = { $name } explains

coach-mistake-own = { $you ->
    [yes] You played “{ $played }” and lost { $percent }%. “{ $better }” { $reasons }.
   *[no] { $who } played “{ $played }” and lost { $percent }%. “{ $better }” { $reasons }.
}
coach-mistake-other = { $you ->
    [yes] { $who } played “{ $played }”, which gave you { $percent }%. “{ $better }” { $reasons }.
   *[no] { $who } played “{ $played }”, which gave { $reviewed } { $percent }%. “{ $better }” { $reasons }.
}
coach-mistake-harm = { $you ->
    [yes] { $who } played “{ $played }”, a mistake that cost you { $percent }% too. “{ $better }” { $reasons }.
   *[no] { $who } played “{ $played }”, a mistake that cost { $reviewed } { $percent }% too. “{ $better }” { $reasons }.
}
coach-luck-good = { $you ->
    [yes] Good luck: what was revealed moved your win probability from { $before }% to { $now }%.
   *[no] Good luck for { $reviewed }: what was revealed moved the win probability from { $before }% to { $now }%.
}
coach-luck-bad = { $you ->
    [yes] Bad luck: what was revealed moved your win probability from { $before }% to { $now }%.
   *[no] Bad luck for { $reviewed }: what was revealed moved the win probability from { $before }% to { $now }%.
}
coach-move = Move { $n }
coach-turning-points = Turning points
coach-no-turning-points = No single decision or card changed much.

coach-title = Game review
coach-you = You
coach-performance = Average loss
coach-performance-about = Per decision, in thousandths of a victory. 0 is perfect; compare it between games.
coach-accuracy = Accuracy
coach-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
coach-mistakes = { $n ->
    [0] no clear mistakes
    [one] 1 clear mistake
   *[other] { $n } clear mistakes
}
coach-percent = { $n }%
coach-number = { $n }

coach-account = Luck and skill
coach-account-fair = Even chance
coach-account-deal = The deal and the seat
coach-account-own = { $you ->
    [yes] Your decisions
   *[no] Own decisions
}
coach-account-others = Other players’ decisions
coach-account-chance = Cards and hidden choices
coach-account-unexplained = Changes in the estimate
coach-account-result = Result
coach-account-adds-up = The rows add up to the result.
coach-account-differs = The rows add up to the result. Of that, { $percent }% comes from the search changing its estimate, not from anything decided or revealed. It is neither luck nor skill.
coach-luck-summary = { $side ->
    [good] { $you ->
        [yes] Luck gave you { $percent }%.
       *[no] Luck gave { $who } { $percent }%.
    }
    [bad] { $you ->
        [yes] Luck cost you { $percent }%.
       *[no] Luck cost { $who } { $percent }%.
    }
   *[none] Luck was even.
}

coach-compare = With the same cards
coach-compare-seat = { $you ->
    [yes] The coach in your seat, against itself: { $coach } points and { $share }% of { $games } games. You scored { $points }.
   *[no] The coach in { $who }’s seat, against itself: { $coach } points and { $share }% of { $games } games. { $who } scored { $points }.
}
coach-chart = Win probability
coach-chart-about = Each band is a player; its shades are the ways of winning.
coach-progress = Reviewing: { $done } of { $of } decisions
coach-deeper-takes = { $n ->
    [one] A deeper look (--deeper) takes about 1 second on this machine.
   *[other] A deeper look (--deeper) takes about { $n } seconds on this machine.
}
coach-deeper = { $n ->
    [one] Look deeper (about 1 second)
   *[other] Look deeper (about { $n } seconds)
}
coach-deeper-progress = The coach is looking: { $done } of { $of } positions
coach-is-deeper = This is the deeper review.
coach-performance-sum = { $n ->
    [one] 1 game: { $performance } on average, { $accuracy }% accuracy.
   *[other] { $n } games: { $performance } on average, { $accuracy }% accuracy.
}
coach-performance-chart = Average loss from your first game to the latest; lower is better
coach-performance-counts = Finished games appear here once the server has analysed them. The line is the average of ten games.
coach-performance-latest = Latest game
coach-performance-hints = { $n ->
    [one] You took 1 hint, in 1 game; its dot is hollow.
   *[other] { $games ->
        [one] You took { $n } hints in 1 game; its dot is hollow.
       *[other] You took { $n } hints in { $games } games; their dots are hollow.
    }
}
coach-hints = Hints
coach-hints-taken = { $n ->
    [one] Took 1 hint
   *[other] Took { $n } hints
}
coach-about = Every decision is judged by what the player knew then. The estimates come from a bot; treat them as advice, not as proof.
error-no-hints = Hints are turned off at this table.
error-no-hints-among-people = The coach gives hints only while all your opponents are bots.
error-no-hint-now = You can ask for a hint when it is your turn.
error-no-coach = There is no coach for the game “{ $got }” yet.
error-bad-day = “{ $got }” is not a day with a daily deal. Write the date like this: 2026-11-17.
error-daily-hidden = This game shows today’s deal. You can watch it after your own try, or tomorrow.
error-not-analysed = The analysis of this game is not complete yet. Please try again in a moment.
error-no-decision = There was no choice at move { $got }.

# Practice with one's own mistakes.
coach-reviewing = The coach is writing the review…
coach-review-of = Review of
coach-practice = Learn from your mistakes
coach-practice-of = Learn from mistakes
coach-practice-count = Mistake { $n } of { $of }
coach-practice-task = { $you ->
    [yes] You played something else here. What would you play now?
   *[no] { $who } played something else here. What would you play?
}
coach-practice-best = { $percent ->
    [0] That is it: “{ $better }”.
   *[other] Good enough: it loses only { $percent }%. The coach plays “{ $better }”.
}
coach-practice-why = Compared with the move played, “{ $better }” { $reasons }.
coach-practice-good = Better than the move played, but { $percent }% short of the best.
coach-practice-weak = Not this one: it loses { $percent }%. Try again.
coach-practice-answer = The coach plays “{ $better }”.
coach-practice-show = Show the answer
coach-practice-next = Next mistake
coach-practice-end = Finish
