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
/** `auto` is the scheme that the person's system prefers; the mock application follows it, too. */
const schemeOf = ({ colorScheme }: ShowMessage) =>
  colorScheme === 'auto' ? (dark.matches ? 'dark' : 'light') : colorScheme;

const appearanceOf = (message: ShowMessage) => {
  const { theme, dir = 'ltr', locale = 'en' } = message;
  return { palettes: palettesOf(theme), colorScheme: schemeOf(message), dir, locale };
};

const post = (answer: PreviewAnswer) => parent.postMessage({ source: 'docent-preview', ...answer }, '*');

/** What is on the page of the preview, and what is drawn over it. */
type Stage = Drawing & {
  app: ReturnType<typeof createMockApp>;
  notice: ReturnType<typeof createNotice>;
  root: ShadowRoot;
  /** The message that was shown last. */
  shown: ShowMessage | undefined;
  /** The widget; undefined once the person has closed it. */
  drawn: Rendered<never> | undefined;
  /** The identity of the drawn widget. */
  identity: string;
  /** The index of the step, item or question that is shown. */
  at: number | undefined;
  /** True while a renderer runs: the person did not choose the steps that it reports meanwhile. */
  isDrawing: boolean;
};

const previewOf = ({ previews }: Drawing, { type }: ShowMessage): PreviewOf<never> => previews[type] ?? {};

/** A key of the drawn widget. If it changes, the widget is drawn from the start instead of updated. */
const identityOf = (drawing: Drawing, message: ShowMessage): string =>
  `${message.type} ${(message.widget as { id: number }).id} ${previewOf(drawing, message).identity?.(message.widget) ?? ''}`;

const targetsOf = (drawing: Drawing, message: ShowMessage): string[] =>
  (previewOf(drawing, message).targets?.(message.widget) ?? []).filter((selector) => !!selector?.trim()) as string[];

/** The id of the entry at an index of a message's widget; undefined if its list has no such entry yet. */
function entryIdAt(drawing: Drawing, message: ShowMessage, index: number): unknown {
  const path = [...(previewOf(drawing, message).entries?.split('.') ?? []), index, 'id'];
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    message.widget,
  );
}

const againOf = (stage: Stage) => ({ label: 'Show again', act: () => stage.shown && draw(stage, stage.shown) });

/** What a drawn widget calls: instead of acting, the preview says what it would do. */
function envOf(stage: Stage, message: ShowMessage): RenderEnv {
  const report = (action: 'navigate' | 'open' | 'submit', detail: string, text: string) => {
    post({ kind: 'action', action, detail });
    stage.notice.show(text, stage.drawn ? undefined : againOf(stage));
  };
  return {
    ...appearanceOf(message),
    still: true,
    asksEmail: true,
    progress: message.progress,
    find: stage.app.find,
    emit: () => {},
    keep: (progress) => {
      if (progress.at === undefined || progress.at === stage.at) return;
      stage.at = progress.at;
      // The builder already knows steps that it chose itself.
      if (!stage.isDrawing) post({ kind: 'step', index: stage.at });
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
      stage.drawn = undefined;
      post({ kind: 'closed' });
      stage.notice.show('Closed', againOf(stage));
    },
  };
}

/** Draws a widget from the start. @throws Error for an unknown type, and what its renderer throws */
function draw(stage: Stage, message: ShowMessage): void {
  const { renderers, root, notice } = stage;
  const render = Object.hasOwn(renderers, message.type) ? renderers[message.type] : undefined;
  if (!render) throw new Error(`There is no widget type "${message.type}".`);
  stage.isDrawing = true;
  stage.drawn?.destroy();
  stage.at = undefined;
  notice.clear();
  stage.identity = identityOf(stage, message);
  stage.drawn = render(root, message.widget, envOf(stage, message));
  const index = message.index ?? previewOf(stage, message).firstIndex?.(message.widget);
  if (index !== undefined) {
    stage.at = index;
    stage.drawn.show?.(index);
  }
  stage.isDrawing = false;
}

/** Draws the widget of a message, or updates the one that is drawn. */
function show(stage: Stage, message: ShowMessage): void {
  const { app, shown: before, drawn } = stage;
  stage.shown = message;
  app.setScheme(schemeOf(message));
  document.documentElement.dir = message.dir ?? 'ltr';
  app.provide(targetsOf(stage, message));
  const isSame = stage.identity === identityOf(stage, message);
  // A widget that the person closed in the preview stays closed while they edit it, until they choose another step.
  if (!drawn && before && isSame && before.index === message.index) return;
  if (!drawn || !isSame) {
    draw(stage, message);
    return;
  }
  const { progress } = message;
  drawn.update(message.widget, { ...appearanceOf(message), ...(progress && { progress }) });
  const { index } = message;
  if (index === undefined) return;
  // Another entry can have the same index, such as the first one that is added to a list.
  const isSameEntry = before !== undefined && entryIdAt(stage, before, index) === entryIdAt(stage, message, index);
  if (isSameEntry && (index === stage.at || index === before.index)) return;
  stage.at = index;
  drawn.show?.(index);
}

/** Shows the widget of a message of the builder, or tells the builder what failed. */
function receive(stage: Stage, event: MessageEvent): void {
  if (event.source !== parent || !isShow(event.data)) return;
  try {
    show(stage, event.data);
  } catch (error) {
    // Remove the incomplete widget, so that the next message draws it from the start.
    Object.assign(stage, { drawn: undefined, isDrawing: false, identity: '' });
    stage.root.replaceChildren();
    post({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Runs the preview in `holder`: a mock application, and over it the widget that the builder sends.
 * @returns a function that ends it
 */
export function startPreview(holder: HTMLElement, drawing: Drawing): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MOCK_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const app = createMockApp();
  // The page sets the initial scheme, so that the mock does not flash in the other one.
  if (document.documentElement.dataset.scheme === 'dark') app.setScheme('dark');
  const notice = createNotice();
  const host = h('div');
  const root = host.attachShadow({ mode: 'open' });
  holder.replaceChildren(app.element, host, notice.element);
  const nothing = { shown: undefined, drawn: undefined, identity: '', at: undefined, isDrawing: false };
  const stage: Stage = { ...drawing, app, notice, root, ...nothing };

  const onMessage = (event: MessageEvent) => receive(stage, event);
  const measure = new ResizeObserver(() => post({ kind: 'height', height: app.element.scrollHeight }));
  addEventListener('message', onMessage);
  measure.observe(app.element);
  post({ kind: 'ready' });

  return () => {
    removeEventListener('message', onMessage);
    measure.disconnect();
    notice.clear();
    stage.drawn?.destroy();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    holder.replaceChildren();
  };
}
