import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ResourceMetrics } from '@opentelemetry/sdk-metrics';
import type { Database } from '../database/types';
import { countRefusedMails } from '../operations/mail-budgets';
import { log } from '../platform/log';
import { countWaiting } from '../platform/turns';
import { readBacklog } from './backlog';
import { protocolOf, type Telemetry } from './otlp';

const DURATION = 'http.server.request.duration';
/** Bucket boundaries in seconds. Requests that the database cannot serve are usually refused within five seconds. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Loaded dynamically: a static import would load the packages at every start. */
const loadPackages = async () => ({
  ...(await import('@opentelemetry/sdk-metrics')),
  ...(await import('@opentelemetry/resources')),
  ...(await import('@opentelemetry/exporter-prometheus')),
});
type Packages = Awaited<ReturnType<typeof loadPackages>>;

const exportEveryMs = (): number => Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000;

async function otlpReader({ PeriodicExportingMetricReader }: Packages) {
  const { OTLPMetricExporter } =
    protocolOf() === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const exportIntervalMillis = exportEveryMs();
  return new PeriodicExportingMetricReader({
    // The exporter reads its endpoint, headers and timeout from the standard environment variables.
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(30_000, exportIntervalMillis),
  });
}

/** The unit suffixes that Prometheus appends to names. */
const SUFFIXES: Record<string, string> = { s: '.seconds', By: '.bytes' };

/** The metrics under the names that Prometheus expects. */
const namedForPrometheus = ({ scopeMetrics, ...rest }: ResourceMetrics): ResourceMetrics => ({
  ...rest,
  scopeMetrics: scopeMetrics.map(({ metrics, ...scope }) => ({
    ...scope,
    metrics: metrics.map((metric) => {
      const { name, unit } = metric.descriptor;
      return { ...metric, descriptor: { ...metric.descriptor, name: name + (SUFFIXES[unit] ?? ''), unit: '' } };
    }),
  })),
});

const resourceOf = ({ defaultResource, detectResources, envDetector, resourceFromAttributes }: Packages) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'docent' }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Counts requests for Prometheus and, with `otlp`, for the configured receiver. */
export async function makeTelemetry(database: Database, { otlp }: { otlp: boolean }): Promise<Telemetry> {
  const packages = await loadPackages();
  const { AggregationType, MeterProvider, PrometheusExporter, PrometheusSerializer } = packages;
  const prometheus = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    resource: resourceOf(packages),
    readers: [prometheus, ...(otlp ? [await otlpReader(packages)] : [])],
    views: [
      {
        instrumentName: DURATION,
        aggregation: {
          type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
          options: { boundaries: BOUNDARIES, recordMinMax: false },
        },
      },
    ],
  });
  const meter = provider.getMeter('docent');
  const durations = meter.createHistogram(DURATION, {
    unit: 's',
    description: 'How long requests took, by route template and status.',
  });
  const refused = meter.createCounter('docent.unavailable', {
    description: 'Requests that were answered with 503, also within a response of MCP or of a batch, by cause.',
  });
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit ? { unit } : {}) });

  const connections = gauge('docent.db.connections', 'Connections to the database, by pool and state.');
  const waiting = gauge('docent.db.waiting', 'Requests that wait for a connection, by pool.');
  const queue = gauge('docent.queue.length', 'Requests that wait for their turn.');
  const memory = gauge('process.memory.usage', 'Memory of the process.', 'By');
  const delay = gauge('nodejs.eventloop.delay.p99', 'The delay of the event loop since the last reading.', 's');
  const backlog = gauge('docent.events.backlog', 'Events that are not rolled up yet.');
  const lag = gauge('docent.rollup.lag', 'How long the oldest event has waited to be rolled up.', 's');
  const mails = gauge('docent.mail.unsent', 'Mails of posts that are not sent yet, by state.');

  meter
    .createObservableCounter('docent.mail.refused', {
      description: 'Mails that were not sent, or were delayed, because a budget was used up, by budget.',
    })
    .addCallback((result) => {
      for (const [budget, count] of Object.entries(countRefusedMails())) result.observe(count, { budget });
    });

  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  meter.addBatchObservableCallback(
    (result) => {
      for (const { name, used, idle, most, waiting: queued } of database.pools?.() ?? []) {
        result.observe(connections, used, { pool: name, state: 'used' });
        result.observe(connections, idle, { pool: name, state: 'idle' });
        result.observe(connections, most, { pool: name, state: 'max' });
        result.observe(waiting, queued, { pool: name });
      }
      result.observe(queue, countWaiting());
      result.observe(memory, process.memoryUsage.rss());
      result.observe(delay, loop.percentile(99) / NANOSECONDS);
      loop.reset();
    },
    [connections, waiting, queue, memory, delay],
  );
  const read = readBacklog(database);
  meter.addBatchObservableCallback(
    async (result) => {
      const found = await read();
      if (!found) return;
      result.observe(backlog, found.events);
      result.observe(lag, found.lagSeconds);
      result.observe(mails, found.mailsWaiting, { state: 'waiting' });
      result.observe(mails, found.mailsFailed, { state: 'failed' });
    },
    [backlog, lag, mails],
  );

  const serializer = new PrometheusSerializer();
  return {
    count: ({ method, route, status, seconds, isUnavailable, cause }) => {
      durations.record(seconds, {
        'http.request.method': METHODS.has(method) ? method : '_OTHER',
        'http.route': route,
        'http.response.status_code': status,
      });
      if (isUnavailable) refused.add(1, { cause: cause ?? 'other' });
    },
    text: async () => {
      const { resourceMetrics, errors } = await prometheus.collect();
      for (const error of errors) log.warn({ error: String(error) }, 'reading a metric failed');
      return serializer.serialize(namedForPrometheus(resourceMetrics));
    },
    close: async () => {
      loop.disable();
      await provider.shutdown();
    },
  };
}
