import { expect, test } from 'vitest';
import { startNode } from '../testing/process';

const PROGRAM = `
import { log } from './server/platform/log.ts';
import { inRequest } from './server/platform/request-id.ts';
const say = async (id) => { await new Promise((resolve) => setTimeout(resolve, 1)); log.info(id); };
await Promise.all(['one', 'two'].map((id) => inRequest(id, () => say(id))));
log.info('none');
`;

test('each line names the request that it is about', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM];
  const { code, stderr } = await startNode(args, { LOG_LEVEL: 'info' }).exit;
  expect(code, stderr).toBe(0);
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['one', 'one'],
    ['two', 'two'],
    ['none', undefined],
  ]);
});
