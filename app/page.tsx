import styles from './page.module.css';

const KINDS = ['Product tours', 'Checklists', 'Smart tips', 'Announcements', 'Micro surveys', 'Feedback', 'NPS'];

export default function HomePage() {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>Docent</p>
      <h1 className={styles.title}>The guide inside your product.</h1>
      <p className={styles.lead}>
        This server keeps the in-app content of your companies, along with changelogs, roadmaps and statistics, and
        serves it over REST.
      </p>
      <ul className={styles.kinds}>
        {KINDS.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <nav className={styles.links} aria-label="Where to go next">
        <a className={styles.primary} href="/docs">
          Read the reference
        </a>
        <a href="/api/v1/openapi.json">OpenAPI description</a>
      </nav>
      <section className={styles.start}>
        <h2>Create a company and a key</h2>
        <pre>
          <code>{`npm run -s docent -- company create --name "Acme"
npm run -s docent -- key create --company 1 --name "My key"`}</code>
        </pre>
      </section>
    </main>
  );
}
