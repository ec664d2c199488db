import { execFileSync } from 'node:child_process';
import { runName, type Target, USER_COUNT } from './open-loop';

/** A body with placeholders such as `{{n}}`, as a Lua expression. */
const inLua = (text: string, run: string): string =>
  text
    .split(/(\{\{n\}\}|\{\{person\}\})/)
    .map((part) => ({ '{{n}}': `"${run}-" .. n`, '{{person}}': `n % ${USER_COUNT}` })[part] ?? `[[${part}]]`)
    .join(' .. ');

/** Requests per second with 16 connections, as wrk counts them. `file`: the path to write wrk's Lua script to. */
export function throughput(target: Target, seconds: number, file: string): number {
  const { url, method, headers, keys, body } = target;
  const script = [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(([key, value]) => `wrk.headers[${JSON.stringify(key)}] = ${JSON.stringify(value)}`),
    `local keys, n = { ${keys.map((key) => `"Bearer ${key}"`).join(', ')} }, 0`,
    'request = function()',
    '  n = n + 1',
    ...(keys.length ? ['  wrk.headers["Authorization"] = keys[n % #keys + 1]'] : []),
    `  return wrk.format(nil, nil, nil, ${body === undefined ? 'nil' : inLua(body, runName())})`,
    'end',
  ].join('\n');
  execFileSync('tee', [file], { input: script, stdio: ['pipe', 'ignore', 'inherit'] });
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${seconds}s`, '-s', file, url]).toString();
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}
