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
const compose = (rule: Rule): StyleRule | (StyleRule | string)[] =>
  Array.isArray(rule)
    ? rule.map((part: StyleRule | string) => (typeof part === 'string' ? part : inLayer(part)))
    : inLayer(rule);

/** `style` in the components' cascade layer, so that a host's styles override it. */
export const style = (rule: Rule): string => plainStyle(compose(rule));

/** `styleVariants` in the components' layer. */
export const styleVariants = <Name extends string | number>(
  rules: Readonly<Record<Name, Rule>>,
): Record<Name, string> =>
  plainVariants(rules, (rule: Rule) => {
    const composedRule = compose(rule);
    return Array.isArray(composedRule) ? composedRule : [composedRule];
  });

/** `globalStyle` in the components' layer, for elements inside a styled one. */
export const globalStyle = (selector: string, rule: GlobalStyleRule): void =>
  plainGlobalStyle(selector, { '@layer': { [components]: rule } });
