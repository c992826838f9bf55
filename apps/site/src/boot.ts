import { callTime } from './adapters/callTime.ts'

/**
 * Runs before the first paint: sets the chosen theme and motion, and whether there is a session, as
 * attributes of the root, so that nothing flashes, and asks for fonts that an earlier visit has
 * left in the cache. With a session it asks the API for what the page names (`ownCalls.ts`);
 * `sendInBrowser` takes the responses. Forms that only scripts can send wait for these
 * (`navigation/takenOver.ts`): the browser would leave the page with them, and what was typed would
 * be lost. Presses on other buttons wait, too. If a script that the page names could not be loaded,
 * the page is loaded again once the server can be reached, after three seconds, then after twice as
 * many each time, a minute at most: during an update the next process may have the script. It is
 * not loaded again if someone has typed or sent something, or if the page works all the same: many
 * browsers import no script whose early request has failed (decision 73). Its text goes into the
 * page as it is; the content security policy names its hash.
 */
export const bootScript =
  '(function(d){var r=d.documentElement,u,g;' +
  "d.addEventListener('submit',function(e){var f=e.target;if(!('live'in r.dataset)&&!f.hasAttribute('action')){e.preventDefault();e.stopImmediatePropagation();f.dataset.held='';u=1}},true);" +
  "d.addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('button');if(b&&!b.form&&!('ready'in r.dataset))b.dataset.held=''},true);" +
  "d.addEventListener('input',function(){u=1},true);" +
  "d.addEventListener('error',function(e){var t=e.target;if(t.type==='module'||t.rel==='modulepreload')again()},true);" +
  "function again(){try{var s=sessionStorage,w=+s.getItem('reloadIn')||3e3;clearTimeout(g);g=setTimeout(function(){u||fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(){if(u||'live'in r.dataset)return;s.setItem('reloadIn',Math.min(w*2,6e4));location.reload()},again)},w)}catch(e){}}" +
  "try{var s=localStorage,t=s.getItem('theme');if(t==='light'||t==='dark')r.dataset.theme=t;if(s.getItem('motion')==='reduced')r.dataset.motion='reduced';" +
  "var f=d.querySelector('meta[name=fonts]');if(f&&f.content===s.getItem('fonts')){var l=d.createElement('link');l.rel='stylesheet';l.href=f.content;d.head.append(l)}" +
  "var a=s.getItem('authToken')||'',k=a.split('.')[1];" +
  "if(k&&JSON.parse(atob(k.replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now()){r.dataset.session='signed-in';" +
  "var q=d.querySelector('meta[name=asks]');if(q){a='Bearer '+a;window.asked={by:a,to:{}};q.content.split(' ').forEach(function(p){asked.to[p]=fetch(p,{signal:AbortSignal.timeout(" +
  callTime +
  "),headers:{accept:'application/json','accept-language':r.lang,authorization:a}}).catch(function(){})})}}}catch(e){}})(document)"
