import { cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, laterButton, thanks } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import type { Renderer } from '../../embed/kit/renderer';
import { SCALE_STYLES } from '../../embed/kit/scale';
import { createSender } from '../../embed/kit/sender';
import { senderLine } from '../../embed/kit/sender-line';
import { createStage, type Stage } from '../../embed/kit/stage';
import { FIELD_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { createAnswers } from './answers';
import { isAnswered } from './asked';
import { type Asked, answerField } from './question';
import { type Question, questionsOf } from './question-list';
import { SURVEY_STYLES } from './styles';

const STYLES = FIELD_STYLES + THANKS_STYLES + SCALE_STYLES + SURVEY_STYLES;

type View = Views['microSurvey'];

/** The body of the card with a question. @param error the line that says what is wrong with the answer */
const questionBody = (asked: Asked, { sender, intro }: View['settings'], isFirst: boolean, error: HTMLElement) =>
  h(
    'div',
    { class: 'body' },
    senderLine(asked.stage, sender),
    isFirst && intro && h('p', { class: 'text' }, intro),
    cardTitle(asked.question.question),
    ...answerField(asked),
    error,
  );

/** The foot of the card: how many of the questions have come, if there are several, and the buttons. */
const foot = (stage: Stage, progress: { at: number; of: number }, ...buttons: Child[]) =>
  h(
    'div',
    { class: 'foot' },
    progress.of > 1 && h('span', { class: 'quiet' }, stage.say(texts.progress, progress)),
    h('span', { class: 'gap' }),
    ...buttons,
  );

/** The text of the button that goes on. */
const forwardText = ({ required }: Question, answer: unknown, isLast: boolean) =>
  isLast ? texts.send : isAnswered(answer) || required ? texts.next : texts.skip;

const thankYou = (stage: Stage, message: string | null | undefined) =>
  message ? thanks(message) : thanks(stage.say(texts.thanks), stage.say(texts.thanksMore));

/** Draws a micro survey: one question at a time. */
export const render: Renderer<View> = (root, widget, given) => {
  const stage = createStage(root, STYLES, given);
  const { env } = stage;
  let view = widget;
  let index = 0;
  let fault = '';
  const questions = () => questionsOf(view);
  const { answers, collected, report, store, places, following } = createAnswers(env, questions);

  const end = (hours?: number) => {
    const name = hours ? 'micro_survey_snoozed' : 'micro_survey_dismissed';
    if (sender.state !== 'sent') env.emit({ name, props: { index, hours } });
    stage.destroy();
    env.closed(hours);
  };
  const close = () => end();
  const card = createCard(stage, view.name, { look: '', onEscape: close });

  const go = (to: number) => {
    index = to;
    fault = '';
    env.keep({ at: index });
    draw();
    stage.announce(questions()[index]?.question ?? '');
  };
  const next = () => {
    const question = questions()[index];
    if (!question) return;
    const answered = isAnswered(answers[question.id]);
    if (question.required && !answered) {
      fault = stage.say(texts.required);
      return draw();
    }
    const to = following(index);
    // Only text is stored here: other answers were stored when they were chosen.
    if (to) {
      if (answered && question.type === 'text') store(question.id, index);
      return go(to);
    }
    if (answered) report(question.id, index);
    fault = '';
    sender.send({ kind: 'survey', answers: collected() });
  };
  const draw = () => {
    const { settings } = view;
    card.element.className = `card enter survey sheet ${cornerOf(settings.position)}`;
    if (sender.state === 'sent') return card.draw(closeButton(stage, close), thankYou(stage, settings.thankYouMessage));
    index = Math.min(index, Math.max(0, questions().length - 1));
    const question = questions()[index];
    const before = places().filter((place) => place < index);
    if (!question) return card.draw(closeButton(stage, close), h('div', { class: 'body' }, cardTitle(view.name)));
    const forward = () => stage.say(forwardText(question, answers[question.id], !following(index)));
    const nextButton = sender.button(forward(), next);
    const onAnswer = (answer: unknown) => {
      answers[question.id] = answer;
      if (question.type !== 'text') store(question.id, index);
      if (sender.state !== 'sending') nextButton.textContent = forward();
      if (!fault) return;
      fault = '';
      card.element.querySelector('.error')?.replaceChildren();
    };
    const asked = { stage, question, answer: answers[question.id], onAnswer };
    card.draw(
      closeButton(stage, close),
      questionBody(asked, settings, index === 0, sender.error(fault)),
      foot(
        stage,
        { at: before.length + 1, of: places().length },
        !index && laterButton(stage, settings.snoozeHours, end),
        before.length > 0 && button(stage.say(texts.back), 'ghost', () => go(before.at(-1) ?? 0), 'back'),
        nextButton,
      ),
    );
  };
  const sender = createSender(stage, draw, () => {
    env.emit({ name: 'micro_survey_completed', fromResponse: true });
    stage.announce(view.settings.thankYouMessage || stage.say(texts.thanks));
  });

  draw();
  stage.announce(`${view.settings.intro ?? ''} ${questions()[0]?.question ?? ''}`.trim());
  stage.afterPaint(() => env.emit({ name: 'micro_survey_shown' }));

  return {
    update: (changed, appearance) => {
      const at = questions()[index]?.id;
      view = changed;
      const same = questions().findIndex(({ id }) => id === at);
      if (same >= 0) index = same;
      stage.change({ ...appearance });
      draw();
    },
    // The index after the last question shows the thanks.
    show: (to) => {
      sender.state = to >= questions().length && to > 0 ? 'sent' : 'open';
      go(to);
    },
    destroy: stage.destroy,
  };
};
