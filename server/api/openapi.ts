/** The OpenAPI document as JSON text. */
export const describeApi = (): string => '{}';
