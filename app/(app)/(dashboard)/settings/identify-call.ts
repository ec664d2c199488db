/** Example code with which a page identifies a user, with proof if `withHash`. It works before and after the browser script has loaded. */
export const identifyCall = (withHash: boolean): string => `function identify() {
  window.Docent.identifyUser(
    'user-42',
    { name: 'Kim Park', email: 'kim@example.com', plan: 'pro' },${withHash ? "\n    { hash: 'the hash that your server made' }," : ''}
  );
}

if (window.Docent) identify();
else document.getElementById('docentScript').addEventListener('load', identify);`;
