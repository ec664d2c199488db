'use client';

import { useEffect, useRef, useState } from 'react';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

/** The API reference, drawn from the server's own OpenAPI document. */
export function Reference() {
  const root = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
    follow();
    dark.addEventListener('change', follow);
    import('swagger-ui-dist/swagger-ui-es-bundle.js')
      .then(({ default: SwaggerUI }) =>
        SwaggerUI({
          domNode: root.current,
          url: '/api/v1/openapi.json',
          deepLinking: true,
          defaultModelsExpandDepth: 0,
          docExpansion: 'list',
          filter: true,
          persistAuthorization: false,
          validatorUrl: null,
        }),
      )
      .catch(() => setFailed(true));
    return () => {
      dark.removeEventListener('change', follow);
      document.documentElement.classList.remove('dark-mode');
    };
  }, []);
  return (
    <>
      {failed && <p role="alert">The reference could not be loaded. Reload the page to try again.</p>}
      <div ref={root} />
    </>
  );
}
