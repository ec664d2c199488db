export type Json = Record<string, unknown>;

export type Media = { schema?: Json; example?: unknown };

/** An operation of an OpenAPI document, as far as this folder reads and writes it. */
export type Operation = {
  operationId?: string;
  tags?: string[];
  security?: Json[];
  parameters?: Json[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Json>;
};

/** An OpenAPI document, as far as this folder reads and writes it. */
export type Document = {
  info: Json;
  tags?: Json[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; headers?: Json; parameters?: Json; responses?: Json };
};
