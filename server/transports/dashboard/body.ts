import type { IncomingMessage } from 'node:http';
import { requireFewValues } from '../../operations/storable';
import { invalid } from '../../platform/errors';
import { readJson } from '../../platform/json-text';
import { readNodeBody } from '../request-text';

const badBody = (code: string, message: string) => invalid([{ path: '', code, message }]);

function parse(text: string): ReturnType<typeof readJson> {
  try {
    return readJson(text);
  } catch {
    throw badBody('invalid_json', 'The body is not valid JSON.');
  }
}

/**
 * Reads a JSON body for a library that needs its text.
 * @throws DocentError `validation_error` for another content type or invalid JSON, `unsupported_media_type`,
 * `payload_too_large`
 */
export async function readJsonText(req: IncomingMessage): Promise<{ text: string; value: unknown }> {
  if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
    throw badBody('invalid_content_type', 'Send the body as JSON with `Content-Type: application/json`.');
  const { text, value } = parse(await readNodeBody(req));
  requireFewValues(value);
  return { text, value };
}
