import { SettingsError } from '../kernel/env';
import type { Answered } from './answered';

/** What counts requests and tells others of it; undefined in a process that is asked for neither. */
export type Telemetry = {
  /** Counts a request that was answered. */
  count: (answered: Answered) => void;
  /** Everything as Prometheus reads it. */
  text: () => Promise<string>;
  close: () => Promise<void>;
};

/** The protocol that the environment names. */
export const protocolOf = (source: NodeJS.ProcessEnv = process.env): string =>
  source.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL || source.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';

const DISABLED = ['true', '1'];

/** Whether the environment names a receiver of OTLP, as OpenTelemetry has it. @throws SettingsError for a protocol that is not spoken */
export function wantsOtlp(source: NodeJS.ProcessEnv = process.env): boolean {
  const endpoint = source.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT || source.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = DISABLED.includes(source.OTEL_SDK_DISABLED ?? '') || source.OTEL_METRICS_EXPORTER === 'none';
  if (!endpoint || isOff) return false;
  const protocol = protocolOf(source);
  if (protocol !== 'http/protobuf' && protocol !== 'http/json')
    throw new SettingsError(`OTEL_EXPORTER_OTLP_PROTOCOL: must be http/protobuf or http/json, not ${protocol}`);
  return true;
}
