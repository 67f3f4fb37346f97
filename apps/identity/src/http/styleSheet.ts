/** The style sheet for the pages that this server renders itself. */
export const styleSheet = `
:root { color-scheme: light dark; --ink: #12211c; --soft: #53635c; --line: #d5ddd8; --paper: #f4f7f5; --card: #fff; --accent: #0b6b4f; --on-accent: #fff; --wrong: #a3231b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efeb; --soft: #a5b5ad; --line: #34423c; --paper: #101815; --card: #18221e; --accent: #59c69f; --on-accent: #06281d; --wrong: #ff9a8f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 2rem 0 .75rem; color: var(--soft); font-weight: 600; }
p { margin: 0 0 1rem; }
.hint, time, .to { color: var(--soft); }
.newest, form, article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.newest { padding: 1.5rem; margin-top: 1.5rem; }
.code { font: 600 3.25rem/1.1 ui-monospace, "SF Mono", Menlo, Consolas, monospace; letter-spacing: .12em; margin: .25rem 0 .75rem; overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
article { padding: 1rem 1.25rem; overflow-wrap: anywhere; }
article h3 { font-size: 1rem; margin: 0; }
article p { margin: .25rem 0 0; }
.newest p { white-space: pre-line; }
.newest p:last-child { margin: 0; }
.small { font: 600 1.25rem ui-monospace, Menlo, Consolas, monospace; letter-spacing: .08em; }
form { padding: 1.5rem; display: grid; gap: 1rem; max-width: 24rem; margin-top: 1rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
label.choice { display: flex; flex-direction: row-reverse; justify-content: flex-end; align-items: center; gap: .6rem; min-height: 2.75rem; }
input[type=radio] { width: 1.15rem; height: 1.15rem; accent-color: var(--accent); }
input:not([type=radio]) { font: inherit; padding: .6rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--card); color: var(--ink); }
button { font: inherit; font-weight: 600; padding: .65rem 1rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
form.other { background: none; border: 0; padding: 0 1.5rem; }
form.other button, button.other { background: none; color: var(--accent); border: 1px solid var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.wrong { color: var(--wrong); font-weight: 600; }
`;
