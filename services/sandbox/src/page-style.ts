/** Brand tokens and layout: one column on a phone, two beside each other from 800 px. */
export const style = `
:root{--primary:#4527a0;--primary-soft:#ede7f6;--accent:#c63f17;--ink:#1d1733;--soft:#5b5570;--line:#e4dff0;--ground:#faf9fc;--paper:#fff;--mine:#4527a0;--on-mine:#fff;--ok:#1b6e3c;--bad:#b3261e;--shadow:0 1px 3px rgb(29 23 51/.12)}
@media(prefers-color-scheme:dark){:root{--primary:#b9a3f0;--primary-soft:#2b2150;--accent:#ffa270;--ink:#f1eef8;--soft:#b6afc9;--line:#3a3158;--ground:#15111f;--paper:#1e1830;--mine:#5b3fb8;--on-mine:#fff;--ok:#7fd6a0;--bad:#ffb4ab;--shadow:none}}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 "Nunito Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px 12px;z-index:9}
header{background:var(--paper);border-bottom:1px solid var(--line);padding:12px 16px;display:flex;gap:4px 16px;align-items:center;flex-wrap:wrap}
header h1{font-size:1.125rem;margin:0;font-weight:800}header h1 b{color:var(--primary)}
header p{margin:0;color:var(--soft);font-size:.875rem;flex:1 1 16rem}
header a.lang{margin-left:-8px;min-height:44px;display:inline-flex;align-items:center;padding:0 8px;font-weight:700}
.wrap{flex:1;display:grid;grid-template-columns:minmax(0,1fr);width:100%;max-width:1280px;margin:0 auto}
.list{padding:12px;min-width:0}.open .list{display:none}
.pane{display:none;padding:12px;min-width:0}.open .pane{display:block}
@media(min-width:800px){.wrap{grid-template-columns:340px minmax(0,1fr)}.list,.open .list{display:block;border-right:1px solid var(--line);background:var(--paper);max-height:calc(100vh - 70px);overflow:auto;position:sticky;top:0}.pane{display:block;padding:20px 28px}.backlink{display:none!important}}
.search{display:flex;gap:8px;margin-bottom:12px}
input[type=search],textarea{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:8px;padding:10px 12px;width:100%;min-height:44px}
button,.button{font:inherit;font-weight:700;border:0;border-radius:8px;background:var(--primary);color:var(--paper);min-height:44px;padding:0 16px;cursor:pointer}
button.quiet{background:var(--primary-soft);color:var(--primary)}
ul.people{list-style:none;margin:0;padding:0}
ul.people a{display:grid;grid-template-columns:44px minmax(0,1fr) auto;gap:2px 12px;align-items:center;padding:10px;border-radius:8px;color:inherit;text-decoration:none;min-height:64px}
ul.people a:hover{background:var(--primary-soft)}ul.people a[aria-current]{background:var(--primary-soft);box-shadow:inset 3px 0 0 var(--primary)}
.face{grid-row:span 2;width:44px;height:44px;border-radius:50%;background:var(--primary-soft);color:var(--primary);display:grid;place-items:center;font-weight:800}
.name{font-weight:700;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.when{font-size:.8125rem;color:var(--soft)}
.last{grid-column:2/4;color:var(--soft);font-size:.875rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.empty{color:var(--soft);padding:32px 16px;text-align:center;max-width:36rem;margin:0 auto}
.backlink{display:inline-flex;min-height:44px;align-items:center;font-weight:700}
h2{margin:0;font-size:1.375rem;overflow-wrap:anywhere}.who{color:var(--soft);margin:2px 0 12px;overflow-wrap:anywhere}
nav.tabs{display:flex;gap:4px;border-bottom:1px solid var(--line);margin-bottom:16px}
nav.tabs a{padding:10px 14px;min-height:44px;text-decoration:none;font-weight:700;color:var(--soft);border-bottom:3px solid transparent}
nav.tabs a[aria-current]{color:var(--primary);border-color:var(--primary)}
.count{background:var(--primary-soft);color:var(--primary);border-radius:99px;padding:1px 8px;font-size:.8125rem;margin-left:4px}
ol.thread{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:10px}
.bubble{max-width:min(85%,36rem);background:var(--paper);border:1px solid var(--line);border-radius:14px 14px 14px 4px;padding:10px 14px;align-self:flex-start;box-shadow:var(--shadow);overflow-wrap:anywhere;white-space:pre-wrap}
.bubble.mine{align-self:flex-end;background:var(--mine);color:var(--on-mine);border-color:transparent;border-radius:14px 14px 4px 14px}
.meta{font-size:.8125rem;color:var(--soft);margin-top:4px}.mine .meta{color:inherit;opacity:.9}.bad{color:var(--bad)}.mine .bad{color:#ffd9d4}
form.answer{margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}form.answer label{font-weight:700;display:block;margin-bottom:6px}
.row{display:flex;gap:8px;align-items:flex-end}.quick{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0 0;padding:0;border:0}
.note{background:var(--primary-soft);border-left:4px solid var(--accent);padding:10px 14px;border-radius:4px;margin:0 0 12px}
ul.mails{list-style:none;margin:0;padding:0;display:grid;gap:8px}
ul.mails a{display:block;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:12px 14px;text-decoration:none;color:inherit;overflow-wrap:anywhere}ul.mails a:hover,ul.mails a[aria-current]{border-color:var(--primary)}
.letter{margin-top:16px;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:16px}
.letter dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 12px;margin:0 0 12px;font-size:.9375rem}.letter dt{color:var(--soft)}.letter dd{margin:0;overflow-wrap:anywhere}
@media(max-width:799px){.reading{display:none}.letter{margin-top:0;padding:12px}}
iframe{width:100%;height:36rem;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
main.app{width:100%;max-width:44rem;margin:0 auto;padding:16px}
.left{color:var(--soft);margin:0 0 8px}
ul.keys{list-style:none;margin:0 0 24px;padding:0;display:grid;gap:8px}
ul.keys li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;align-items:center;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:12px 14px}
ul.keys .last{grid-column:1}
.totp{grid-column:2;grid-row:1/3;font:700 1.5rem/1.2 ui-monospace,monospace;color:var(--primary);letter-spacing:.04em;user-select:all}
form.add{display:grid;gap:6px;border-top:1px solid var(--line);padding-top:16px}form.add button{justify-self:start;margin-top:8px}
form.add input{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:8px;padding:10px 12px;width:100%;min-height:44px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(prefers-reduced-motion:no-preference){a,button{transition:background-color .15s,border-color .15s}}
`;

/**
 * The page works without this: it asks for the same page again whenever something arrives and swaps the live parts, leaving
 * alone what the reader is typing or reading.
 */
export const script = `
(function(){
  var timer;
  function signature(el){return el.getAttribute('data-sign')||el.innerHTML}
  function refresh(){
    fetch(location.href,{headers:{accept:'text/html'}}).then(function(r){return r.text()}).then(function(text){
      var next=new DOMParser().parseFromString(text,'text/html');
      document.querySelectorAll('[data-live]').forEach(function(old){
        var fresh=next.querySelector('[data-live="'+old.getAttribute('data-live')+'"]');
        if(!fresh||signature(fresh)===signature(old))return;
        var focused=old.contains(document.activeElement)?document.activeElement.getAttribute('href'):null;
        var atEnd=window.innerHeight+window.scrollY>=document.body.scrollHeight-80;
        old.replaceWith(fresh);
        if(focused){Array.prototype.forEach.call(fresh.querySelectorAll('a'),function(a){if(a.getAttribute('href')===focused)a.focus({preventScroll:true})})}
        if(fresh.getAttribute('data-live')==='thread'&&atEnd)window.scrollTo(0,document.body.scrollHeight);
      });
      var live=document.getElementById('live');if(live)live.textContent=live.getAttribute('data-word')+' '+new Date().toTimeString().slice(0,8);
    }).catch(function(){});
  }
  var events=new EventSource('/events');
  events.onmessage=function(){clearTimeout(timer);timer=setTimeout(refresh,120)};
  events.onopen=function(){clearTimeout(timer);timer=setTimeout(refresh,120)};
  document.addEventListener('submit',function(e){
    var form=e.target;if(!form.matches('form.answer'))return;
    e.preventDefault();
    var area=form.querySelector('textarea');var text=e.submitter&&e.submitter.name==='quick'?e.submitter.value:area.value;
    if(!text.trim()){area.focus();return}
    fetch('/api/reply',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({from:form.elements.from.value,body:text})});
    if(!(e.submitter&&e.submitter.name==='quick'))area.value='';
    area.focus();
  });
})();
`;
