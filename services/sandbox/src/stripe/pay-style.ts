/** The payment page: what is bought on one side, how to pay on the other. */
export const payStyle = `
.pay{flex:1;display:grid;grid-template-columns:minmax(0,1fr);width:100%}
.pay .bill{background:var(--primary);color:#fff;padding:24px 20px}
@media(prefers-color-scheme:dark){.pay .bill{background:#2b2150}}
.pay .bill>div,.pay .how>form,.pay .how>div{max-width:28rem;margin:0 auto}
.pay .bill p{margin:0}.pay .bill .sum{font-size:2.25rem;font-weight:800;line-height:1.2;margin:4px 0 20px;font-variant-numeric:tabular-nums}
.pay .bill .sum small{font-size:1rem;font-weight:400}
.pay .bill dl{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:10px 16px;margin:0;padding:0}
.pay .bill dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.pay .bill .all{font-weight:800;border-top:1px solid rgb(255 255 255/.4);padding-top:10px}
.pay .how{padding:24px 20px 40px}
.pay fieldset{border:0;margin:0 0 16px;padding:0}.pay legend{font-weight:800;font-size:1.125rem;margin-bottom:10px;padding:0}
.pay label.way{display:grid;grid-template-columns:24px minmax(0,1fr);gap:2px 10px;align-items:center;min-height:56px;padding:10px 14px;background:var(--paper);border:1px solid var(--line);border-radius:10px;margin-bottom:8px;cursor:pointer}
.pay label.way:has(:checked){border-color:var(--primary);box-shadow:inset 0 0 0 1px var(--primary)}
.pay label.way input{width:20px;height:20px;margin:0;accent-color:var(--primary)}
.pay label.way span{font-weight:700}.pay label.way small{grid-column:2;color:var(--soft);font-variant-numeric:tabular-nums}
.pay details{margin-bottom:16px}.pay summary{min-height:44px;display:flex;align-items:center;font-weight:700;color:var(--primary);cursor:pointer}
.pay button{width:100%;min-height:52px;font-size:1.0625rem}
.pay .leave{display:flex;justify-content:center;align-items:center;min-height:48px;margin-top:8px}
.bad-note{background:#fdecea;border-left:4px solid var(--bad);color:#5f1412;padding:12px 14px;border-radius:4px;margin:0 0 16px}
@media(min-width:800px){.pay{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.pay .bill,.pay .how{padding:56px 40px}}
main.till{width:100%;max-width:64rem;margin:0 auto;padding:16px}
main.till h2{font-size:1.125rem;margin:24px 0 8px}
ul.till{list-style:none;margin:0;padding:0;display:grid;gap:10px}
ul.till>li{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:12px 14px;display:grid;gap:10px}
.till .head{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline}.till .head strong{font-size:1.125rem;font-variant-numeric:tabular-nums}
.till .head code{color:var(--soft);overflow-wrap:anywhere;font-size:.8125rem}
.till .acts{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end}
.till .acts form{display:flex;gap:8px;align-items:flex-end;flex-wrap:wrap}
.till input[type=text]{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:8px;padding:8px 10px;width:8rem;min-height:44px}
.till label{font-size:.875rem;color:var(--soft);display:grid;gap:2px}
.tag{border-radius:99px;padding:2px 10px;font-size:.8125rem;font-weight:700;background:var(--primary-soft);color:var(--primary)}
`;
