import { SettingsError } from '../platform/env';
import type { Answered } from './answered';

/** Counts requests and exports metrics. */
export type Telemetry = {
  /** Counts a request that was answered. */
  count: (answered: Answered) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
  close: () => Promise<void>;
};

/** The protocol that the environment names. */
export const protocolOf = (source: NodeJS.ProcessEnv = process.env): string =>
  source.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL || source.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';

const DISABLED = ['true', '1'];

/** True when the environment names an OTLP receiver. @throws SettingsError for an unsupported protocol */
export function wantsOtlp(source: NodeJS.ProcessEnv = process.env): boolean {
  const endpoint = source.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT || source.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = DISABLED.includes(source.OTEL_SDK_DISABLED ?? '') || source.OTEL_METRICS_EXPORTER === 'none';
  if (!endpoint || isOff) return false;
  const protocol = protocolOf(source);
  if (protocol !== 'http/protobuf' && protocol !== 'http/json')
    throw new SettingsError(`OTEL_EXPORTER_OTLP_PROTOCOL: must be http/protobuf or http/json, not ${protocol}`);
  return true;
}
