import './global.css';
import Link from 'next/link';
import styles from './page.module.css';

export default function NotFound() {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>Docent</p>
      <h1 className={styles.title}>There is nothing here.</h1>
      <p className={styles.lead}>The address may be mistyped, or what it named may be gone.</p>
      <p className={styles.links}>
        <Link className={styles.primary} href="/">
          Go to the start
        </Link>
      </p>
    </main>
  );
}
