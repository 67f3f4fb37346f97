const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;

/** A text of the catalog in words. It knows names and English plurals, which is all that files say. */
export function sayText(
  text: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const say = (name: string) => String(params[name] ?? '–');
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) =>
      (Number(params[name]) === 1 ? one : other).replaceAll('#', say(name)),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => say(name));
}
