/** The call by which a page tells the browser script who someone is, with the proof where it is asked for. Right whether it has loaded or not. */
export const identifyCall = (withHash: boolean): string => `function identify() {
  window.Docent.identifyUser(
    'user-42',
    { name: 'Kim Park', email: 'kim@example.com', plan: 'pro' },${withHash ? "\n    { hash: 'the hash that your server made' }," : ''}
  );
}

if (window.Docent) identify();
else document.getElementById('docentScript').addEventListener('load', identify);`;
