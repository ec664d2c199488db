import { DocentProvider, useDocent, useDocentEvent, useDocentOffers } from '@docent/react';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offered, options, users } from './bindings.mjs';

function Inside() {
  const docent = useDocent();
  const [heard, setHeard] = useState([]);
  const offers = useDocentOffers();
  useDocentEvent('shown', ({ entityType }) => setHeard([...heard, entityType]));
  useEffect(() => offered(offers), [offers]);
  return (
    <>
      <output aria-label="Heard">{heard.join(' ')}</output>
      <output aria-label="Offers">{offers.map(({ view }) => view.name).join(' ')}</output>
      <button type="button" onClick={() => docent.openNps()}>
        Open
      </button>
    </>
  );
}

function App() {
  const [user, setUser] = useState();
  const [isMounted, setMounted] = useState(true);
  return (
    <main>
      {users.map(([name, known]) => (
        <button type="button" key={name} onClick={() => setUser(known)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setMounted(false)}>
        Unmount
      </button>
      {isMounted && (
        <DocentProvider {...options} user={user && { ...user }}>
          <Inside />
        </DocentProvider>
      )}
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
