import {
  globalStyle as plainGlobalStyle,
  style as plainStyle,
  styleVariants as plainVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A rule, or classes to compose with rules. */
type Rule = StyleRule | (StyleRule | string)[];

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });
const composed = (rule: Rule): StyleRule | (StyleRule | string)[] =>
  Array.isArray(rule)
    ? rule.map((part: StyleRule | string) => (typeof part === 'string' ? part : inLayer(part)))
    : inLayer(rule);

/** A style in the components' layer, so that a host's own styles come after it. */
export const style = (rule: Rule): string => plainStyle(composed(rule));

/** Styles by name, in the components' layer. */
export const styleVariants = <Name extends string | number>(
  rules: Readonly<Record<Name, Rule>>,
): Record<Name, string> =>
  plainVariants(rules, (rule: Rule) => {
    const made = composed(rule);
    return Array.isArray(made) ? made : [made];
  });

/** A style for what stands inside a styled element, in the components' layer. */
export const globalStyle = (selector: string, rule: GlobalStyleRule): void =>
  plainGlobalStyle(selector, { '@layer': { [components]: rule } });
