'use client';
import './global.css';
import common from '../messages/en/common.json';
import errors from '../messages/en/errors.json';
import styles from './page.module.css';

/** The error page for when the root layout fails, such as right after an update. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main className={styles.page}>
          <p className={styles.brand}>{common.product}</p>
          <h1 className={styles.title}>{errors.title}</h1>
          <p className={styles.lead}>{errors.pageText}</p>
          <p className={styles.links}>
            <button type="button" className={styles.primary} onClick={() => window.location.reload()}>
              {common.tryAgain}
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
