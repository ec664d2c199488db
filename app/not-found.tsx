import './global.css';
import Link from 'next/link';
import { messages } from '../messages';
import styles from './page.module.css';

export default function NotFound() {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>{messages.common.product}</p>
      <h1 className={styles.title}>{messages.errors.notFoundTitle}</h1>
      <p className={styles.lead}>{messages.errors.notFoundText}</p>
      <p className={styles.links}>
        <Link className={styles.primary} href="/">
          {messages.errors.home}
        </Link>
      </p>
    </main>
  );
}
