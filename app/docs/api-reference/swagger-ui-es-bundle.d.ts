declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { SwaggerUIBundle } from 'swagger-ui-dist';

  const bundle: SwaggerUIBundle;
  export default bundle;
}
