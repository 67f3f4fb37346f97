import {
  globalStyle as plainGlobalStyle,
  style as plainStyle,
  styleVariants as plainVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A rule, or classes and rules to compose. */
type Rule = StyleRule | (StyleRule | string)[];

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });
const composed = (rule: Rule): StyleRule | (StyleRule | string)[] =>
  Array.isArray(rule)
    ? rule.map((part: StyleRule | string) => (typeof part === 'string' ? part : inLayer(part)))
    : inLayer(rule);

/** `style` in the components' cascade layer, so that a host's styles override it. */
export const style = (rule: Rule): string => plainStyle(composed(rule));

/** `styleVariants` in the components' layer. */
export const styleVariants = <Name extends string | number>(
  rules: Readonly<Record<Name, Rule>>,
): Record<Name, string> =>
  plainVariants(rules, (rule: Rule) => {
    const made = composed(rule);
    return Array.isArray(made) ? made : [made];
  });

/** `globalStyle` in the components' layer, for elements inside a styled one. */
export const globalStyle = (selector: string, rule: GlobalStyleRule): void =>
  plainGlobalStyle(selector, { '@layer': { [components]: rule } });
