import type { ProductGroup } from '../limits/productGroups.ts';
import type { ProductCategoryId } from '../transactions/productCategory.ts';

/** A product, as sites identify it in authorization requests. */
export interface Product {
  /** Three-digit Conexxus code. */
  readonly code: string;
  readonly name: string;
  readonly group: ProductGroup;
  readonly categoryId: ProductCategoryId;
  readonly unit: 'gal' | 'each';
}

type Row = readonly [code: string, name: string];
interface Block {
  readonly group: ProductGroup;
  readonly categoryId: ProductCategoryId;
  readonly unit: 'gal' | 'each';
  readonly rows: readonly Row[];
}

const blocks: readonly Block[] = [
  {
    group: 'gasoline',
    categoryId: 1,
    unit: 'gal',
    rows: [
      ['001', 'Unleaded regular'],
      ['002', 'Unleaded plus'],
      ['003', 'Unleaded super'],
      ['011', 'Regular, ethanol 5.7%'],
      ['012', 'Plus, ethanol 5.7%'],
      ['013', 'Super, ethanol 5.7%'],
      ['036', 'Racing fuel'],
      ['042', 'Regular E10'],
      ['043', 'Plus E10'],
      ['044', 'Super E10'],
    ],
  },
  {
    group: 'diesel',
    categoryId: 1,
    unit: 'gal',
    rows: [
      ['019', 'Diesel #2'],
      ['020', 'Premium diesel #2'],
      ['021', 'Diesel #1'],
      ['032', 'Diesel, off-road'],
      ['033', 'ULSD, non-taxable'],
      ['045', 'Biodiesel B2'],
      ['046', 'Biodiesel B5'],
      ['047', 'Biodiesel B10'],
      ['048', 'Biodiesel B11'],
      ['049', 'Biodiesel B15'],
      ['050', 'Biodiesel B20'],
      ['051', 'Biodiesel B100'],
      ['052', 'ULSD #1'],
      ['053', 'ULSD #2'],
      ['054', 'ULSD #2 premium'],
      ['055', 'ULSD B2'],
      ['056', 'ULSD B5'],
      ['057', 'ULSD B10'],
      ['058', 'ULSD B11'],
      ['059', 'ULSD B15'],
      ['060', 'ULSD B20'],
      ['061', 'ULSD B100'],
      ['071', 'Renewable diesel'],
    ],
  },
  {
    group: 'alternativeFuel',
    categoryId: 1,
    unit: 'gal',
    rows: [
      ['022', 'CNG'],
      ['023', 'LPG'],
      ['024', 'LNG'],
      ['026', 'E85'],
      ['099', 'Miscellaneous fuel'],
      ['300', 'Kerosene'],
    ],
  },
  { group: 'def', categoryId: 2, unit: 'gal', rows: [['062', 'DEF']] },
  {
    group: 'fluids',
    categoryId: 2,
    unit: 'each',
    rows: [
      ['101', 'Motor oil'],
      ['107', 'Washer fluid'],
      ['113', 'Lubricants'],
    ],
  },
  {
    group: 'services',
    categoryId: 2,
    unit: 'each',
    rows: [
      ['102', 'Car wash'],
      ['103', 'Oil change'],
      ['105', 'Work order'],
      ['111', 'Tire rotation'],
      ['114', 'Inspection'],
      ['115', 'Labor'],
      ['116', 'Towing'],
      ['117', 'Roadside assistance'],
      ['120', 'Preventive maintenance'],
      ['122', 'Engine service'],
      ['124', 'Brake service'],
      ['133', 'Repairs'],
    ],
  },
  {
    group: 'supplies',
    categoryId: 2,
    unit: 'each',
    rows: [
      ['100', 'Auto merchandise'],
      ['104', 'Oil filter'],
      ['109', 'Tires'],
      ['112', 'Batteries'],
      ['119', 'Parts'],
      ['130', 'Wiper blades'],
      ['149', 'Miscellaneous parts'],
    ],
  },
  {
    group: 'misc',
    categoryId: 2,
    unit: 'each',
    rows: [
      ['400', 'General merchandise'],
      ['410', 'Cigarettes'],
      ['411', 'Tobacco'],
      ['480', 'Beer'],
      ['481', 'Wine'],
      ['510', 'Lottery'],
    ],
  },
  {
    group: 'food',
    categoryId: 2,
    unit: 'each',
    rows: [
      ['420', 'Cold drinks'],
      ['430', 'Hot drinks'],
      ['440', 'Snacks'],
      ['441', 'Candy'],
      ['470', 'Groceries'],
      ['490', 'Deli'],
      ['500', 'Food service'],
    ],
  },
  {
    group: 'cash',
    categoryId: 3,
    unit: 'each',
    rows: [
      ['520', 'Money order'],
      ['523', 'Gift card'],
      ['955', 'Cash back'],
    ],
  },
  {
    group: 'misc',
    categoryId: 3,
    unit: 'each',
    rows: [
      ['900', 'Discount'],
      ['905', 'Coupon'],
      ['950', 'Sales tax'],
      ['951', 'Federal excise tax'],
      ['952', 'State tax'],
      ['957', 'Fee'],
    ],
  },
];

/** Known Conexxus products, sorted by code. [ENT-10 to ENT-13, ENT-26] */
export const products: readonly Product[] = /* @__PURE__ */ blocks
  .flatMap(({ rows, group, categoryId, unit }) =>
    rows.map(([code, name]): Product => ({ code, name, group, categoryId, unit })),
  )
  .toSorted((a, b) => Number(a.code) - Number(b.code));

const byCode: ReadonlyMap<string, Product> = /* @__PURE__ */ new Map(
  products.map((product) => [product.code, product]),
);
/** Finds a product by code; `undefined` if it is not listed. */
export const findProduct = (code: string): Product | undefined => byCode.get(code);
