import {
  App,
  applyDocumentTheme,
  applyHostStyleVariables,
  type McpUiHostContext,
} from '@modelcontextprotocol/ext-apps';
import { h, redraw } from '../kit/dom';
import { drawDraft, isDraft } from './draft';
import { answerOf, hostOf, type Result } from './host';
import { drawPreview, isPreview } from './preview';
import { drawProposal, isProposal } from './proposal';
import { drawResults, isResults } from './results';
import type { View } from './view';

/** The views, each with a check for the results that it draws: hosts do not have to say which tool returned a result. */
const VIEWS: [is: (data: Record<string, unknown>) => boolean, draw: (view: View) => void][] = [
  [isPreview, drawPreview],
  [isProposal, drawProposal],
  [isDraft, drawDraft],
  [isResults, drawResults],
];

const root = document.getElementById('app') as HTMLElement;
const app = new App({ name: 'Docent', version: '1.0.0' }, { availableDisplayModes: ['inline'] });
let call: Record<string, unknown> = {};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The arguments of the tool whose result is shown, also if `show_result` called that tool. */
const argumentsOf = (given: Record<string, unknown> = {}): Record<string, unknown> =>
  typeof given.name === 'string' && isObject(given.arguments) ? given.arguments : given;

const say = (text: string, role: 'alert' | 'status' = 'status') => redraw(root, h('p', { role }, text));

function follow({ theme, styles, safeAreaInsets: insets }: McpUiHostContext): void {
  if (theme) applyDocumentTheme(theme);
  if (styles?.variables) applyHostStyleVariables(styles.variables);
  if (insets) root.style.margin = `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`;
}

function draw(result: Result): void {
  const { data, picture, refusal } = answerOf(result);
  if (!data) {
    say(refusal, 'alert');
    return;
  }
  const [, show] = VIEWS.find(([is]) => is(data)) ?? [];
  if (show) show({ root, host: hostOf(app), call, data, picture });
  else say('There is nothing to show of this result.');
}

// Before the connection: the host may send the result at once.
app.addEventListener('toolinput', ({ arguments: given }) => {
  call = argumentsOf(given);
});
app.addEventListener('toolresult', (result) => draw(result as Result));
app.addEventListener('toolcancelled', () => say('The call was canceled.'));
app.addEventListener('hostcontextchanged', follow);
say('Loading…');
app.connect().then(
  () => follow(app.getHostContext() ?? {}),
  () => say('The host did not answer.', 'alert'),
);
