"""The laws about what games print, offer, refuse and count, as a random match shows them."""

from __future__ import annotations

from laws.departed import Departed
from laws.extremes import unanswerable
from laws.games import DRAWN, RECRUITED, SUMMONED, Case
from laws.general import GENERAL
from laws.inventory import CENSUSES, INVENTORIES, untold
from laws.lasting import Lasting
from laws.met import Met
from laws.onces import Counting
from laws.playing import bad_answers
from laws.pledges import Rounds, broken_promises, wrong_figures, wrong_places
from laws.promises import Uses
from laws.promises import broken_bans as bans_of_cards
from laws.receipts import check, decides
from laws.tries import OF_THE_KERNEL, Share, tries, unasked_tries
from laws.vows import Chronicle
from laws.vows import broken_bans as bans_of_pieces
from laws.watching import Law, Watch
from tercio.kernel import Recorder, Verdict, seeded
from tercio.texts import phrasebook_of


def law_everything_is_in_one_place_and_nobody_who_has_left_takes_part(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    while (yield):
        match = recorder.match
        assert INVENTORIES[case.game](match.state, match.asks()) == [], f"seed {seed}, {len(match.answers)} answers"


def law_nothing_comes_or_goes_untold(case: Case, recorder: Recorder, seed: int) -> Watch:
    census, told = CENSUSES[case.game], 0
    before = census(recorder.match.state)
    while (yield):
        match = recorder.match
        after, events = census(match.state), {event.name for event in match.events[told:]}
        if told:
            assert untold(case.game, before, after, events) == [], f"seed {seed}, {len(match.answers)} answers"
        before, told = after, len(match.events)


def law_no_once_is_exceeded_nothing_outlasts_its_text_and_nobody_who_has_left_takes_part(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    counting, lasting, departed, uses = Counting(), Lasting(), Departed(), Uses()
    while decision := (yield):
        match = recorder.match
        found = counting.look(match) + lasting.look(match) + departed.look(match, decision)
        if case.game == "warlord":
            found += uses.count(match)
        assert not found, f"seed {seed}, after {len(match.answers)} answers: {found}"


def law_every_option_can_be_taken_at_its_least_and_at_its_most(case: Case, recorder: Recorder, seed: int) -> Watch:
    dice = seeded(seed + 11)
    while decision := (yield):
        if dice.below(1 + case.rarely // 4) == 0:
            found = unanswerable(recorder.match, decision, dice)
            assert not found, f"seed {seed}, after {len(recorder.match.answers)} answers: {found}"


def law_every_refusal_has_its_rule_and_its_receipts_add_up(case: Case, recorder: Recorder, seed: int) -> Watch:
    """The why-not law: whatever a player could mean is legal, or a rule of the game says why it is not."""
    book, share, dice = phrasebook_of(case.game), Share(), seeded(seed + 21)
    while decision := (yield):
        if decision.seat >= 0 and dice.below(case.rarely) == 0:
            for tried in tries(recorder.match, decision, dice):
                share.note(decision.kind, tried)
                for refusal in [refusal for refusal in tried.refusals if refusal.receipts]:
                    check(book.reason(refusal.because), refusal.facts, refusal.receipts, refusal.because)
    assert not share.silent, share.told()


def law_a_shut_window_says_by_which_rule_and_no_more_than_its_seat_may_know(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    share, dice = Share(), seeded(seed + 23)
    while decision := (yield):
        if decision.seat < 0 or dice.below(case.rarely):
            continue
        match = recorder.match
        for seat in [seat for seat in match.game.playing(match) if match.question_to(seat) is None]:
            view = match.view(seat, since=len(match.events))
            for tried in unasked_tries(match, seat):
                share.note("nothing", tried)
                assert view.judge(tried.answer).refusals == tried.refusals, (decision.kind, tried.answer)
    assert not share.silent, share.told()


def law_receipts_of_events_add_up(case: Case, recorder: Recorder, seed: int) -> Watch:
    while (yield):
        pass
    for event in recorder.match.events:
        entry = phrasebook_of(case.game).event(event.name)
        if event.receipts or decides(entry, event.facts):
            check(entry, event.facts, event.receipts, event.name)


def law_no_rule_refuses_what_is_offered(case: Case, recorder: Recorder, seed: int) -> Watch:
    """The rules that explain are those that filter: whatever is offered without more, `judge` leaves alone."""
    while decision := (yield):
        for option in decision.options if decision.seat >= 0 else ():
            verdict = Verdict()
            if option.is_plain:
                recorder.match.stack[-1].judge(recorder.match, option.reply(decision.seat), verdict)
            assert verdict, (decision.kind, option, verdict.refusals)


def law_an_option_says_which_questions_offer_it(case: Case, recorder: Recorder, seed: int) -> Watch:
    book = phrasebook_of(case.game)
    while decision := (yield):
        keys = [option.key for option in decision.options if option.key not in OF_THE_KERNEL]
        assert not [key for key in keys if decision.kind not in book.option(key).questions], decision.kind


def law_whatever_is_met_in_play_is_in_the_reference(case: Case, recorder: Recorder, seed: int) -> Watch:
    met = Met(case.game)
    yield from met_in(met)(case, recorder, seed)

    assert met.strange == set()
    assert len(met.words["event"]) > 3


def met_in(met: Met) -> Law:
    """Not a law by itself: it notes what is met in a match, with bad answers now and then."""

    def note(case: Case, recorder: Recorder, seed: int) -> Watch:
        dice = seeded(seed + 1)
        while decision := (yield):
            met.look_at(recorder.match.asks())
            if dice.below(case.rarely) == 0:
                for answer in bad_answers(recorder.match, decision, dice):
                    met.take_back(recorder.match.judge(answer).refusals)
        met.hear(recorder.match.events)

    return note


def law_no_limit_of_a_random_card_is_exceeded_and_no_ban_forgotten(case: Case, recorder: Recorder, seed: int) -> Watch:
    uses = Uses()
    while decision := (yield):
        assert uses.count(recorder.match) == [], f"seed {seed}"
        assert bans_of_cards(recorder.match, decision) == [], f"seed {seed}"


def law_what_is_printed_on_random_pieces_is_kept(case: Case, recorder: Recorder, seed: int) -> Watch:
    chronicle = Chronicle()
    while decision := (yield):
        found = chronicle.read(recorder.match) + bans_of_pieces(recorder.match, decision)
        assert found == [], f"seed {seed}, {len(recorder.match.answers)} answers"


def law_what_random_realms_promise_is_kept_and_the_table_stays_in_order(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    rounds = Rounds()
    while decision := (yield):
        match = recorder.match
        found = [*rounds.count(match), *wrong_figures(match), *wrong_places(match)]
        assert found + broken_promises(match, decision) == [], f"seed {seed}, {len(match.answers)} answers"


SPECIAL = (
    law_no_once_is_exceeded_nothing_outlasts_its_text_and_nobody_who_has_left_takes_part,
    law_every_option_can_be_taken_at_its_least_and_at_its_most,
    law_every_refusal_has_its_rule_and_its_receipts_add_up,
    law_a_shut_window_says_by_which_rule_and_no_more_than_its_seat_may_know,
    law_receipts_of_events_add_up,
    law_no_rule_refuses_what_is_offered,
    law_an_option_says_which_questions_offer_it,
    law_whatever_is_met_in_play_is_in_the_reference,
)
OF_A_TABLE = (
    law_everything_is_in_one_place_and_nobody_who_has_left_takes_part,
    law_nothing_comes_or_goes_untold,
)
OF_RANDOM_CONTENT = {
    DRAWN.name: law_no_limit_of_a_random_card_is_exceeded_and_no_ban_forgotten,
    RECRUITED.name: law_what_is_printed_on_random_pieces_is_kept,
    SUMMONED.name: law_what_random_realms_promise_is_kept_and_the_table_stays_in_order,
}


def laws_of(case: Case) -> tuple[Law, ...]:
    """Every law under which the matches of this case are played."""
    printed = OF_A_TABLE if case.game in INVENTORIES else ()
    return (*GENERAL, *SPECIAL, *printed, *[law for name, law in OF_RANDOM_CONTENT.items() if name == case.name])
