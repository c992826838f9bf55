/**
 * Runs before the first paint: sets the chosen theme and whether somebody is signed in as attributes of the root, so that
 * neither flashes. Its text goes into the page as it is; the content security policy names its hash.
 */
export const bootScript =
  "(function(){var r=document.documentElement;try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')r.dataset.theme=t;" +
  "var k=(localStorage.getItem('authToken')||'').split('.')[1];" +
  "if(k&&JSON.parse(atob(k.replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now())r.dataset.session='signed-in'}catch(e){}})()"
