import { cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, laterButton } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import { trapTab } from '../../embed/kit/focus';
import { richText } from '../../embed/kit/html';
import { PICTURE_STYLES, picture } from '../../embed/kit/picture';
import type { Renderer } from '../../embed/kit/renderer';
import { senderLine } from '../../embed/kit/sender-line';
import { createStage, type Stage } from '../../embed/kit/stage';
import { RICH_STYLES } from '../../embed/kit/styles';
import { safeLink } from '../../embed/kit/urls';
import type { Views } from '../contract/views';
import { ANNOUNCEMENT_STYLES } from './styles';

type Settings = Views['announcement']['settings'];
type Action = NonNullable<Settings['buttons']>[number];

const TYPES = ['popup', 'toast', 'banner', 'slideout'];
const typeOf = (settings: Settings) => (TYPES.includes(settings.type ?? '') ? (settings.type as string) : 'popup');

/** The classes that put an announcement where its settings say. */
function look(settings: Settings): string {
  const type = typeOf(settings);
  const [vertical = '', side = ''] = (settings.position ?? '').split('-');
  if (type === 'popup') return `popup sheet ${{ top: 'center upper', bottom: 'center lower' }[vertical] ?? 'center'}`;
  if (type === 'banner') return `banner ${vertical === 'bottom' ? 'lower' : ''}`;
  if (type === 'slideout') return `slideout sheet ${side}`;
  const middle = ['top', 'bottom'].includes(settings.position ?? '') ? 'middle' : '';
  return `toast corner ${vertical === 'top' ? 'top' : ''} ${['left', 'right'].includes(side) ? side : ''} ${middle}`;
}

/**
 * Moves the page down for a banner at the top. If that is not possible, the banner is at the bottom, where it covers no header.
 * @returns a function to call after each drawing, with whether the announcement is a banner
 */
function createPush(stage: Stage, host: Element, element: HTMLElement): (isBanner: boolean) => void {
  let unpush: (() => void) | undefined;
  stage.ends(() => unpush?.());
  return (isBanner) => {
    unpush?.();
    unpush = undefined;
    element.classList.remove('flows');
    if (!isBanner || element.matches('.lower') || stage.env.still) return;
    // Hidden until it has its place, so that it never covers the page.
    element.style.setProperty('visibility', 'hidden');
    import('./push').then(
      ({ makeRoomForBanner }) => {
        if (!element.isConnected) return;
        unpush = makeRoomForBanner(element.offsetHeight);
        element.classList.toggle('flows', !!unpush);
        host.toggleAttribute('data-flows', !!unpush);
        element.classList.toggle('lower', !unpush);
        element.style.removeProperty('visibility');
      },
      () => {
        element.style.removeProperty('visibility');
      },
    );
  };
}

/** Draws an announcement. */
export const render: Renderer<Views['announcement']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + PICTURE_STYLES + ANNOUNCEMENT_STYLES, given);
  const { env } = stage;
  let view = widget;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const end = (how: string, hours?: number) => {
    env.emit({ name: hours ? 'announcement_snoozed' : 'announcement_closed', props: { how, hours } });
    stage.destroy();
    env.closed(hours);
  };
  const close = () => end('closed');

  const scrim = h('div', { class: 'scrim enter', 'aria-hidden': 'true' });
  scrim.addEventListener('click', () => view.settings.closeOnOutsideClick && close());
  const modal = () => typeOf(view.settings) === 'popup';
  stage.element.append(scrim);
  const card = createCard(stage, view.name, {
    look: look(view.settings),
    modal: modal(),
    trap: trapTab,
    takesFocus: modal(),
    onEscape: close,
  });

  const act = (action: Action, index: number) => {
    env.emit({ name: 'announcement_action_clicked', props: { index, action: action.action, text: action.text } });
    const link = safeLink(action.url);
    end('action');
    if (action.action === 'open-url' && link) env.navigate(link);
    else if (action.action === 'start-tour' && action.id !== undefined) env.open({ type: 'tour', id: action.id });
    else if (action.action === 'open-changelog') env.open({ type: 'changelog', id: action.id ?? undefined });
  };
  const draw = () => {
    const { settings } = view;
    const inBanner = typeOf(settings) === 'banner';
    card.element.className = `card ${card.element.matches('.enter') ? 'enter' : ''} ${look(settings)}`;
    card.element.setAttribute('role', inBanner ? 'region' : 'dialog');
    if (inBanner) card.element.removeAttribute('aria-modal');
    else card.element.setAttribute('aria-modal', String(modal()));
    scrim.hidden = !modal();
    const buttons: Child[] = (settings.buttons ?? []).map((action, index) =>
      button(action.text, index === 0 ? 'primary' : 'plain', () => act(action, index), `button-${index}`),
    );
    const later = laterButton(stage, settings.snoozeHours, (hours) => end('later', hours));
    if (later) buttons.push(later);
    // The first button, the most important one, is at the end, as in every widget.
    const ordered = inBanner ? buttons : buttons.reverse();
    const acts = buttons.length > 0 && h('div', { class: inBanner ? 'acts' : 'foot' }, ...ordered);
    card.draw(
      !inBanner && picture(settings.imageUrl),
      closeButton(stage, close),
      h(
        'div',
        { class: 'body' },
        !inBanner && senderLine(stage, settings.sender),
        cardTitle(view.title),
        richText(view.content),
        inBanner && acts,
      ),
      !inBanner && acts,
    );
    push(inBanner);
  };

  const schedule = () => {
    clearTimeout(timer);
    const seconds = view.settings.autoCloseSeconds;
    if (seconds && !env.still && !isEnded) timer = setTimeout(() => end('time'), seconds * 1_000);
  };
  // The timer pauses while the person reads.
  for (const name of ['pointerenter', 'focusin']) card.element.addEventListener(name, () => clearTimeout(timer));
  for (const name of ['pointerleave', 'focusout']) card.element.addEventListener(name, schedule);
  stage.ends(() => {
    // The card, which is removed after this, loses the focus, which would start the timer again.
    isEnded = true;
    clearTimeout(timer);
  });
  const push = createPush(stage, root.host, card.element);

  draw();
  card.focus();
  if (!modal()) stage.announce(`${view.title} ${card.element.querySelector('.rich')?.textContent ?? ''}`);
  stage.afterPaint(() => {
    env.emit({ name: 'announcement_shown' });
    schedule();
  });

  return {
    update: (changed, appearance) => {
      view = changed;
      stage.change({ ...appearance });
      draw();
    },
    destroy: stage.destroy,
  };
};
