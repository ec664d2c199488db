import { cardTitle, createCard } from '../../embed/kit/card';
import { closeButton, emailField, isEmail, radioGroup, textArea, thanks } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import type { Renderer } from '../../embed/kit/renderer';
import { SCALE_STYLES } from '../../embed/kit/scale';
import { createSender } from '../../embed/kit/sender';
import { createStage, type Stage } from '../../embed/kit/stage';
import { FIELD_STYLES, LABEL_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { NPS_STYLES } from './styles';

type Settings = Views['npsWidget']['settings'];
/** What a person types into the fields that follow the rating. */
type FollowUp = { comment: string; email: string };

const RATINGS = [...Array(11).keys()].map(String);

/** The fields that ask for the reason of a rating and for an email address. They write what a person types into `typed`. */
const followUpFields = (stage: Stage, settings: Settings, typed: FollowUp, isEmailInvalid: boolean): Child[] => [
  textArea({
    label: settings.followUpQuestion || stage.say(texts.npsFollowUp),
    hint: stage.say(texts.optional),
    value: typed.comment,
    key: 'comment',
    onInput: (value) => {
      typed.comment = value;
    },
  }),
  stage.env.asksEmail &&
    emailField(
      {
        label: stage.say(texts.email),
        hint: stage.say(texts.optional),
        value: typed.email,
        key: 'email',
        onInput: (value) => {
          typed.email = value;
        },
      },
      isEmailInvalid,
    ),
];

/** Draws an NPS widget: 0 to 10, then why. */
export const render: Renderer<Views['npsWidget']> = (root, widget, given) => {
  const stage = createStage(root, FIELD_STYLES + LABEL_STYLES + THANKS_STYLES + SCALE_STYLES + NPS_STYLES, given);
  const { env } = stage;
  let view = widget;
  let rating = given.progress?.given?.rating;
  const typed: FollowUp = { comment: '', email: '' };
  let fault = '';
  let drawn = false;

  const close = () => {
    if (rating === undefined) env.emit({ name: 'nps_widget_dismissed' });
    stage.destroy();
    env.closed();
  };
  const card = createCard(stage, view.name, { look: '', onEscape: close });
  const question = () => view.settings.question || stage.say(texts.npsQuestion);

  const send = () => {
    if (rating === undefined) return;
    const { comment, email } = typed;
    fault = isEmail(email) ? '' : stage.say(texts.emailInvalid);
    if (fault) return draw();
    sender.send({ kind: 'nps', rating, comment: comment.trim() || undefined, email: email.trim() || undefined });
  };
  const scale = () =>
    radioGroup({
      label: question(),
      look: 'scale',
      choices: RATINGS.map((value) => ({ value, label: value })),
      value: rating,
      required: true,
      key: 'rating',
      onChoose: (value) => {
        const first = rating === undefined;
        rating = value;
        // The rating is stored at once; Send adds the comment and the email address.
        env.submit({ kind: 'nps', rating, isComplete: false }).catch(() => {});
        if (!first) return;
        env.emit({ name: 'nps_widget_answered', props: { rating }, fromResponse: true });
        draw();
      },
    });
  const draw = () => {
    card.element.className = `card enter nps sheet ${cornerOf(view.settings.position)}`;
    if (sender.state === 'sent')
      return card.draw(closeButton(stage, close), thanks(view.settings.thankYouMessage || stage.say(texts.thanks)));
    const rated = rating !== undefined;
    card.draw(
      closeButton(stage, close),
      h(
        'div',
        { class: 'body' },
        cardTitle(question()),
        scale(),
        h(
          'div',
          { class: 'ends' },
          h('span', {}, view.settings.lowLabel || stage.say(texts.npsLow)),
          h('span', {}, view.settings.highLabel || stage.say(texts.npsHigh)),
        ),
        ...(rated ? [...followUpFields(stage, view.settings, typed, fault !== ''), sender.error(fault)] : []),
      ),
      rated && h('div', { class: 'foot' }, h('span', { class: 'gap' }), sender.button(stage.say(texts.send), send)),
    );
    drawn = true;
  };
  const sender = createSender(
    stage,
    () => drawn && draw(),
    () => {
      stage.announce(view.settings.thankYouMessage || stage.say(texts.thanks));
    },
  );

  draw();
  stage.announce(question());
  stage.afterPaint(() => env.emit({ name: 'nps_widget_shown' }));

  return {
    update: (changed, appearance) => {
      view = changed;
      stage.change({ ...appearance });
      draw();
    },
    // 0 is the question, 1 the follow-up question, 2 the thanks.
    show: (index) => {
      sender.state = index >= 2 ? 'sent' : 'open';
      rating = index === 0 ? undefined : (rating ?? '9');
      draw();
    },
    destroy: stage.destroy,
  };
};
