import { palettesOf } from '../../widgets/appearance/theme';
import { h } from '../kit/dom';
import type { PreviewOf, RenderEnv, Rendered, Renderer } from '../kit/renderer';
import { createMockApp } from './mock-app';
import { MOCK_STYLES } from './mock-styles';
import { createNotice } from './notice';
import { isShow, type PreviewAnswer, type ShowMessage } from './protocol';

/** The renderers by widget type, and what the preview must know of each. */
export type Drawing = {
  renderers: Readonly<Record<string, Renderer<never>>>;
  previews: Readonly<Record<string, PreviewOf<never>>>;
};

const dark = matchMedia('(prefers-color-scheme: dark)');
/** `auto` shows what the reader's system prefers: the mock application follows it, too. */
const schemeOf = ({ colorScheme }: ShowMessage) =>
  colorScheme === 'auto' ? (dark.matches ? 'dark' : 'light') : colorScheme;

const appearanceOf = (message: ShowMessage) => {
  const { theme, dir = 'ltr', locale = 'en' } = message;
  return { palettes: palettesOf(theme), colorScheme: schemeOf(message), dir, locale };
};

const post = (answer: PreviewAnswer) => parent.postMessage({ source: 'docent-preview', ...answer }, '*');

/**
 * Runs the preview in `holder`: a mock application, and over it the widget that the builder sends.
 * @returns a function that ends it
 */
export function startPreview(holder: HTMLElement, { renderers, previews }: Drawing): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MOCK_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const app = createMockApp();
  // Its page tells the scheme that it begins in, so that it is never in another first.
  if (document.documentElement.dataset.scheme === 'dark') app.setScheme('dark');
  const notice = createNotice();
  const host = h('div');
  const root = host.attachShadow({ mode: 'open' });
  holder.replaceChildren(app.element, host, notice.element);

  let shown: ShowMessage | undefined;
  let drawn: Rendered<never> | undefined;
  let identity = '';
  let at: number | undefined;
  let drawing = false;

  const previewOf = ({ type }: ShowMessage): PreviewOf<never> => previews[type] ?? {};
  // Changes with what cannot be changed in a drawn widget.
  const identityOf = (message: ShowMessage): string =>
    `${message.type} ${(message.widget as { id: number }).id} ${previewOf(message).identity?.(message.widget) ?? ''}`;
  const targetsOf = (message: ShowMessage): string[] =>
    (previewOf(message).targets?.(message.widget) ?? []).filter((selector) => !!selector?.trim()) as string[];

  const redrawAction = { label: 'Show again', act: () => shown && draw(shown) };
  const report = (action: 'navigate' | 'open' | 'submit', detail: string, text: string) => {
    post({ kind: 'action', action, detail });
    notice.show(text, drawn ? undefined : redrawAction);
  };

  const envOf = (message: ShowMessage): RenderEnv => ({
    ...appearanceOf(message),
    still: true,
    asksEmail: true,
    progress: message.progress,
    find: app.find,
    emit: () => {},
    keep: (progress) => {
      if (progress.at === undefined || progress.at === at) return;
      at = progress.at;
      // Only what the reader did is news to the builder.
      if (!drawing) post({ kind: 'step', index: at });
    },
    submit: async (response) => {
      if (!('isComplete' in response)) post({ kind: 'action', action: 'submit', detail: response.kind });
    },
    navigate: (url) => report('navigate', url, `Would open ${url}`),
    when: () => () => {},
    open: (what) => {
      const detail = what.id === undefined ? `the ${what.type}` : `${what.type} ${what.id}`;
      report('open', detail, `Would open ${detail}`);
    },
    closed: () => {
      drawn = undefined;
      post({ kind: 'closed' });
      notice.show('Closed', redrawAction);
    },
  });

  const draw = (message: ShowMessage) => {
    const render = Object.hasOwn(renderers, message.type) ? renderers[message.type] : undefined;
    if (!render) throw new Error(`There is no widget type "${message.type}".`);
    drawing = true;
    drawn?.destroy();
    at = undefined;
    notice.clear();
    identity = identityOf(message);
    drawn = render(root, message.widget, envOf(message));
    const index = message.index ?? previewOf(message).firstIndex?.(message.widget);
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
    app.provide(targetsOf(message));
    // Closed by the reader: it stays closed while the author types, until another part is chosen.
    if (!drawn && before && identity === identityOf(message) && before.index === message.index) return;
    if (!drawn || identity !== identityOf(message)) return draw(message);
    const { progress } = message;
    drawn.update(message.widget, { ...appearanceOf(message), ...(progress && { progress }) });
    if (message.index === undefined || message.index === at || message.index === before?.index) return;
    at = message.index;
    drawn.show?.(message.index);
  };

  const receive = (event: MessageEvent) => {
    if (event.source !== parent || !isShow(event.data)) return;
    try {
      show(event.data);
    } catch (error) {
      // A half drawn widget goes, so that the next message draws from the start.
      drawn = undefined;
      drawing = false;
      identity = '';
      root.replaceChildren();
      post({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const measure = new ResizeObserver(() => post({ kind: 'height', height: app.element.scrollHeight }));
  addEventListener('message', receive);
  measure.observe(app.element);
  post({ kind: 'ready' });

  return () => {
    removeEventListener('message', receive);
    measure.disconnect();
    notice.clear();
    drawn?.destroy();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    holder.replaceChildren();
  };
}
