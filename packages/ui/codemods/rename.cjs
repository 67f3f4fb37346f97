/**
 * Gives what is deprecated in @forecourt/ui its new name:
 *
 *   npx jscodeshift -t node_modules/@forecourt/ui/codemods/rename.cjs src --extensions=ts,tsx,js,jsx
 *
 * Changes imports from the package and the props of its components, under whatever name they were
 * imported, and nothing else. Where props are spread from a variable it says where to look.
 */
const renames = require('./renames.cjs');

const PACKAGE = /^@forecourt\/ui(?:\/|$)/;

/** What the file imports from the package: local names by exported name, and names of the whole. */
function importsOf(j, root) {
  const declarations = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => PACKAGE.test(String(node.source.value)))
    .nodes();
  const specifiers = declarations.flatMap((node) => node.specifiers ?? []);
  const named = specifiers.filter((each) => each.type === 'ImportSpecifier');
  const whole = specifiers.filter((each) => each.type === 'ImportNamespaceSpecifier');
  return {
    declarations,
    exported: new Map(
      named.map(({ local, imported }) => [(local ?? imported).name, imported.name]),
    ),
    whole: new Set(whole.map(({ local }) => local.name)),
  };
}

/** Imports of what has another name now; the file goes on under the name that it gave. */
function renameExports(j, { declarations }, exports) {
  let count = 0;
  for (const declaration of declarations) {
    declaration.specifiers = declaration.specifiers?.map((specifier) => {
      const next = specifier.type === 'ImportSpecifier' && exports[specifier.imported.name];
      if (!next) return specifier;
      count += 1;
      const local = j.identifier((specifier.local ?? specifier.imported).name);
      const renamed = j.importSpecifier(j.identifier(next), local);
      return Object.assign(renamed, { importKind: specifier.importKind });
    });
  }
  return count;
}

/** The package's name of an element: `Form` that was imported as such, `ui.UserForm`. */
function componentOf(name, { exported, whole }) {
  if (name.type === 'JSXIdentifier') return exported.get(name.name);
  const isOurs = name.type === 'JSXMemberExpression' && whole.has(name.object.name);
  return isOurs ? name.property.name : undefined;
}

/** The objects that stand in a spread: `{ a }`, `x ? { a } : {}`, `x && { a }`. */
function objectsIn(expression) {
  switch (expression.type) {
    case 'ObjectExpression':
      return [expression];
    case 'ConditionalExpression':
      return [...objectsIn(expression.consequent), ...objectsIn(expression.alternate)];
    case 'LogicalExpression':
      return [...objectsIn(expression.left), ...objectsIn(expression.right)];
    default:
      return [];
  }
}

/** Keys of an object that stands in a spread; what is short (`{ a }`) keeps its value. */
function renameKeys(j, object, props) {
  let count = 0;
  for (const property of object.properties) {
    const next =
      property.key?.type === 'Identifier' && !property.computed && props[property.key.name];
    if (!next) continue;
    property.shorthand = false;
    property.key = j.identifier(next);
    count += 1;
  }
  return count;
}

/** The props of one element, as attributes or in a spread. */
function renameProps(j, element, props, say) {
  let count = 0;
  for (const attribute of element.attributes ?? []) {
    if (attribute.type === 'JSXAttribute') {
      const next = props[attribute.name.name];
      if (!next) continue;
      attribute.name = j.jsxIdentifier(next);
      count += 1;
    } else if (attribute.argument.type === 'Identifier') say(attribute, Object.keys(props));
    else for (const object of objectsIn(attribute.argument)) count += renameKeys(j, object, props);
  }
  return count;
}

module.exports = function rename({ path, source }, api, options) {
  const j = api.jscodeshift;
  const table = options.renames ?? renames;
  const root = j(source);
  const imported = importsOf(j, root);
  const say = ({ loc }, names) =>
    api.report(
      `${path}:${loc?.start.line ?? 0} spreads a variable; look there for ${names.join(', ')}`,
    );
  let count = 0;
  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const props = table.props[componentOf(node.name, imported)];
    if (props) count += renameProps(j, node, props, say);
  });
  count += renameExports(j, imported, table.exports);
  return count > 0 ? root.toSource({ quote: 'single' }) : undefined;
};
module.exports.parser = 'tsx';
