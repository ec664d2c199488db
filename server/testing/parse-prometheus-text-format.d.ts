declare module 'parse-prometheus-text-format' {
  type Sample = { labels?: Record<string, string>; value?: string };
  type Family = { name: string; help: string; type: string; metrics: Sample[] };
  export default function parsePrometheus(text: string): Family[];
}
