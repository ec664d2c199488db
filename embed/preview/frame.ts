import type { RenderEnv, Rendered, Renderer, RendererType, Views } from '../../widgets/renderer';
import { renderers } from '../../widgets/renderers';
import { h } from '../kit/dom';
import { createMockApp } from './mock-app';
import { MOCK_STYLES } from './mock-styles';
import { isShow, type Said, type ShowMessage } from './protocol';

const NOTICE_MS = 2_400;

/** The elements a widget points at. */
function selectorsOf({ type, widget }: ShowMessage): string[] {
  const wanted =
    type === 'tour'
      ? ((widget as Views['tour']).steps ?? []).map(({ domQuery }) => domQuery)
      : [(widget as Views['smartTip']).settings?.cssSelector];
  return wanted.filter((selector): selector is string => !!selector?.trim());
}

/** What cannot be changed in a drawn widget: then it is drawn anew. */
function identityOf({ type, widget }: ShowMessage): string {
  if (type !== 'tour') return `${type} ${widget.id}`;
  const { settings, steps } = widget as Views['tour'];
  return [type, widget.id, settings?.tourStart, steps?.length ? 'begun' : 'empty'].join(' ');
}

/** Runs the preview in `holder`: a mock application, and over it the widget that the builder sends. @returns what ends it. */
export function startPreview(holder: HTMLElement): () => void {
  const say = (said: Said) => parent.postMessage({ source: 'docent-preview', ...said }, '*');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MOCK_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const app = createMockApp();
  const notice = h('div', { class: 'mock-notice', 'aria-live': 'polite' });
  const host = h('div');
  const root = host.attachShadow({ mode: 'open' });
  holder.replaceChildren(app.element, host, notice);

  let shown: ShowMessage | undefined;
  let drawn: Rendered<never> | undefined;
  let identity = '';
  let at: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const inform = (text: string, action?: { label: string; act: () => void }) => {
    clearTimeout(timer);
    notice.replaceChildren(
      h('p', {}, text, action && h('button', { type: 'button', onclick: action.act }, action.label)),
    );
    if (!action) timer = setTimeout(() => notice.replaceChildren(), NOTICE_MS);
  };
  const again = { label: 'Show again', act: () => shown && draw(shown) };
  const tell = (action: 'navigate' | 'open' | 'submit', detail: string, text: string) => {
    say({ kind: 'action', action, detail });
    inform(text, drawn ? undefined : again);
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const schemeOf = ({ colorScheme }: ShowMessage) =>
    colorScheme === 'auto' ? (dark.matches ? 'dark' : 'light') : colorScheme;
  const looksOf = ({ theme, colorScheme, dir = 'ltr', locale = 'en' }: ShowMessage) => ({
    theme,
    colorScheme,
    dir,
    locale,
  });

  const envOf = (message: ShowMessage): RenderEnv => ({
    ...looksOf(message),
    still: true,
    asksEmail: true,
    progress: message.progress,
    find: app.find,
    emit: () => {},
    keep: (progress) => {
      if (progress.at === undefined || progress.at === at) return;
      at = progress.at;
      // Only what the reader did is news to the builder.
      if (!drawing) say({ kind: 'step', index: at });
    },
    submit: async (response) => say({ kind: 'action', action: 'submit', detail: response.kind }),
    navigate: (url) => tell('navigate', url, `Would open ${url}`),
    open: (what) => {
      const detail = 'tour' in what ? `tour ${what.tour}` : 'the changelog';
      tell('open', detail, `Would open ${detail}`);
    },
    closed: () => {
      drawn = undefined;
      say({ kind: 'closed' });
      inform('Closed', again);
    },
  });

  let drawing = false;
  const draw = <Type extends RendererType>(message: ShowMessage<Type>) => {
    drawing = true;
    drawn?.destroy();
    at = undefined;
    notice.replaceChildren();
    identity = identityOf(message);
    const render = renderers[message.type] as Renderer<Views[Type]>;
    const fresh = render(root, message.widget, envOf(message));
    drawn = fresh as Rendered<never>;
    const hidden = message.type === 'tour' && (message.widget as Views['tour']).settings.tourStart === 'manual';
    const index = message.index ?? (hidden ? 0 : undefined);
    if (index !== undefined) {
      at = index;
      drawn.show?.(index);
    }
    drawing = false;
  };
  const show = (message: ShowMessage) => {
    const before = shown;
    shown = message;
    app.setScheme(schemeOf(message));
    document.documentElement.dir = message.dir ?? 'ltr';
    app.provide(selectorsOf(message));
    // Closed by the reader: it stays closed while the author types, until another part is chosen.
    if (!drawn && before && identity === identityOf(message) && before.index === message.index) return;
    if (!drawn || identity !== identityOf(message)) return draw(message);
    drawn.update(message.widget as never, {
      ...looksOf(message),
      ...(message.progress && { progress: message.progress }),
    });
    if (message.index === undefined || message.index === at || message.index === before?.index) return;
    at = message.index;
    drawn.show?.(message.index);
  };

  const receive = (event: MessageEvent) => {
    if (event.source !== parent || !isShow(event.data)) return;
    try {
      if (!Object.hasOwn(renderers, event.data.type)) throw new Error(`There is no widget type "${event.data.type}".`);
      show(event.data);
    } catch (error) {
      // What is half drawn goes, so that the next message begins afresh.
      drawn = undefined;
      drawing = false;
      identity = '';
      root.replaceChildren();
      say({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const measure = new ResizeObserver(() => say({ kind: 'height', height: app.element.scrollHeight }));
  addEventListener('message', receive);
  measure.observe(app.element);
  say({ kind: 'ready' });

  return () => {
    removeEventListener('message', receive);
    measure.disconnect();
    clearTimeout(timer);
    drawn?.destroy();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    holder.replaceChildren();
  };
}
