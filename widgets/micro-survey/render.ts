import { cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, laterButton, thanks } from '../../embed/kit/controls';
import { h } from '../../embed/kit/dom';
import type { Renderer } from '../../embed/kit/renderer';
import { SCALE_STYLES } from '../../embed/kit/scale';
import { createSender } from '../../embed/kit/sender';
import { senderLine } from '../../embed/kit/sender-line';
import { createStage } from '../../embed/kit/stage';
import { FIELD_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { isAnswered, questionsToAsk } from './asked';
import { answerField } from './question';
import { type Question, questionsOf } from './question-list';
import { SURVEY_STYLES } from './styles';

/** Draws a micro survey: one question at a time. */
export const render: Renderer<Views['microSurvey']> = (root, widget, given) => {
  const stage = createStage(root, FIELD_STYLES + THANKS_STYLES + SCALE_STYLES + SURVEY_STYLES, given);
  const { env } = stage;
  let view = widget;
  let index = 0;
  let fault = '';
  const answers: Record<string, unknown> = { ...given.progress?.given?.answers };
  /** The ids of the questions whose answers were reported. */
  const reported = new Set(Object.keys(answers));
  const questions = () => questionsOf(view);

  const end = (hours?: number) => {
    const name = hours ? 'micro_survey_snoozed' : 'micro_survey_dismissed';
    if (sender.state !== 'sent') env.emit({ name, props: { index, hours } });
    stage.destroy();
    env.closed(hours);
  };
  const close = () => end();
  const card = createCard(stage, view.name, { look: '', onEscape: close });

  /** The answers that are not empty, to questions that are still asked. */
  const collected = () =>
    Object.fromEntries(
      questionsToAsk(questions(), answers)
        .filter(({ id }) => isAnswered(answers[id]))
        .map(({ id }) => [id, answers[id]]),
    );
  /** Stores the answers so far. */
  const store = ({ id }: Question) => {
    env.submit({ kind: 'survey', answers: collected(), isComplete: false }).catch(() => {});
    report(id);
  };
  const report = (questionId: string) => {
    if (!reported.has(questionId))
      env.emit({ name: 'micro_survey_answered', props: { questionId, index }, fromResponse: true });
    reported.add(questionId);
  };
  /** The indexes of the questions that are asked, given the answers so far. */
  const places = () => {
    const all = questions();
    return questionsToAsk(all, answers).map((question) => all.indexOf(question));
  };
  const following = () => places().find((place) => place > index);
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
    const to = following();
    // Only text is stored here: other answers were stored when they were chosen.
    if (to) {
      if (answered && question.type === 'text') store(question);
      return go(to);
    }
    if (answered) report(question.id);
    fault = '';
    sender.send({ kind: 'survey', answers: collected() });
  };
  const draw = () => {
    const { intro, thankYouMessage, position } = view.settings;
    card.element.className = `card enter survey sheet ${cornerOf(position)}`;
    if (sender.state === 'sent')
      return card.draw(
        closeButton(stage, close),
        thankYouMessage ? thanks(thankYouMessage) : thanks(stage.say(texts.thanks), stage.say(texts.thanksMore)),
      );
    index = Math.min(index, Math.max(0, questions().length - 1));
    const question = questions()[index];
    const before = places().filter((place) => place < index);
    const of = places().length;
    if (!question) return card.draw(closeButton(stage, close), h('div', { class: 'body' }, cardTitle(view.name)));
    const answered = () => isAnswered(answers[question.id]);
    const forward = () =>
      stage.say(!following() ? texts.send : answered() || question.required ? texts.next : texts.skip);
    const nextButton = sender.button(forward(), next);
    const onAnswer = (answer: unknown) => {
      answers[question.id] = answer;
      if (question.type !== 'text') store(question);
      if (sender.state !== 'sending') nextButton.textContent = forward();
      if (!fault) return;
      fault = '';
      card.element.querySelector('.error')?.replaceChildren();
    };
    card.draw(
      closeButton(stage, close),
      h(
        'div',
        { class: 'body' },
        senderLine(stage, view.settings.sender),
        index === 0 && intro && h('p', { class: 'text' }, intro),
        cardTitle(question.question),
        ...answerField({ stage, question, answer: answers[question.id], onAnswer }),
        sender.error(fault),
      ),
      h(
        'div',
        { class: 'foot' },
        of > 1 && h('span', { class: 'quiet' }, stage.say(texts.progress, { at: before.length + 1, of })),
        h('span', { class: 'gap' }),
        !index && laterButton(stage, view.settings.snoozeHours, end),
        before.length > 0 && button(stage.say(texts.back), 'ghost', () => go(before.at(-1) ?? 0), 'back'),
        nextButton,
      ),
    );
  };
  const sender = createSender(
    stage,
    () => draw(),
    () => {
      env.emit({ name: 'micro_survey_completed', fromResponse: true });
      stage.announce(view.settings.thankYouMessage || stage.say(texts.thanks));
    },
  );

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
