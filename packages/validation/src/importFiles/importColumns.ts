import type { ImportColumnKey } from '../imports/importColumnKeys.ts';
import type { ImportKind } from '../imports/importKinds.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A column that an import can fill. */
export interface ImportColumn {
  readonly key: ImportColumnKey;
  readonly labelKey: MessageKey;
  /** Headers that fleets use for it: lowercase letters, digits, `#`, and `$` only. */
  readonly synonyms: readonly string[];
  /** Headers that usually mean another column, and this one only if that one has a better match. */
  readonly secondary: readonly string[];
}

const column = (
  key: ImportColumnKey,
  synonyms: string,
  secondary: readonly string[] = [],
): ImportColumn => ({
  key,
  labelKey: `importColumn.${key}`,
  synonyms: synonyms.split('|'),
  secondary,
});

const driverName = column(
  'driverName',
  'driver name|driver|emp name|employee name|employee|name|full name|operator|operator name|assigned to|drivername|cardholder|cardholder name|driver full name',
);
const firstName = column(
  'firstName',
  'first name|first|fname|given name|driver first name|firstname|emp first name',
);
const lastName = column(
  'lastName',
  'last name|last|lname|surname|family name|driver last name|lastname|emp last name',
);
const driverId = column(
  'driverId',
  'driver id|driver #|driver no|driver number|driver code|drv id|drv no|driverid|did|operator id',
);
const employeeId = column(
  'employeeId',
  'employee id|emp id|emp #|emp no|employee #|employee no|employee number|emp number|badge|badge #|badge no|personnel number|staff id|payroll id|employeeid',
);
const unitNumber = column(
  'unitNumber',
  'unit|unit #|unit no|unit number|unit id|veh no|veh #|vehicle #|vehicle no|vehicle number|vehicle id|veh id|truck|truck #|truck no|truck number|asset|asset #|asset no|asset id|equipment #|equipment id|fleet #|fleet no|van #|unitnumber|vehicle',
);
const vehicleName = column(
  'vehicleName',
  'vehicle name|vehicle description|veh desc|description|make model|year make model|vehicle desc',
  ['vehicle', 'truck'],
);
const vin = column(
  'vin',
  'vin|vin #|vin no|vin number|vehicle identification number|chassis|chassis no|serial number',
);
const licensePlate = column(
  'licensePlate',
  'license plate|plate|plate #|plate no|license|lic plate|tag|tag #|tag no|registration plate|licence plate|lp',
);
const fleet = column(
  'fleet',
  'fleet|fleet name|fleet code|fleet id|division|location|branch|yard|terminal|site',
);

const CARD_COLUMNS: readonly ImportColumn[] = [
  column('cardType', 'card type|type|type of card|cardtype|kind|card kind'),
  driverName,
  firstName,
  lastName,
  driverId,
  employeeId,
  unitNumber,
  vehicleName,
  vin,
  licensePlate,
  fleet,
  column(
    'department',
    'department|dept|dept #|dept no|dept code|department #|department number|department code|sub department|subdept|sub dept|cost center|cost centre|cost ctr|cc|costcenter|gl dept',
  ),
  column(
    'profile',
    'limit profile|profile|card profile|profile name|limits|limit group|control profile|purchase profile|policy|card limit',
  ),
  column(
    'nameOnCard',
    'name on card|card name|emboss|embossed name|embossing|emboss line|line 2|emboss line 2|nameoncard',
  ),
  column(
    'perTransaction',
    'per transaction|per purchase|dollars per purchase|dollars per transaction|transaction limit|$ per transaction|$ transaction|per trans|per tran|max per transaction|single purchase limit|per fill|$ fill|trans limit|$ trans',
  ),
  column(
    'perDay',
    'per day|daily limit|$ day|$ per day|daily $|daily|day limit|daily amount|dollars per day|dollars a day|max per day|daily spend|daily dollar limit|limit',
  ),
  column(
    'gallonsPerDay',
    'gallons per day|gal day|gal per day|gallons a day|daily gallons|gallons day|gallons|gal|daily gal|gallon limit|max gallons|gpd',
  ),
];

const DRIVER_COLUMNS: readonly ImportColumn[] = [
  driverName,
  firstName,
  lastName,
  driverId,
  employeeId,
  column(
    'licenseNumber',
    'license number|license #|license no|licence number|driver license|drivers license|driver license number|dl #|dl no|dl number|cdl|cdl #|cdl number|license',
  ),
  column(
    'licenseState',
    'license state|license st|dl state|cdl state|issuing state|state of license|licence state|state|st',
  ),
  column(
    'mobile',
    'mobile|mobile number|mobile #|mobile phone|cell|cell phone|cell #|cell number|phone|phone #|phone number|telephone',
  ),
  fleet,
];

const VEHICLE_COLUMNS: readonly ImportColumn[] = [
  column(
    'unitNumber',
    'unit number|unit|unit #|unit no|unit id|veh no|veh #|vehicle #|vehicle no|vehicle number|truck|truck #|truck no|truck number|asset|asset #|asset no|equipment #|fleet #|fleet no|van #|unitnumber',
    ['vehicle id', 'vehicle'],
  ),
  column(
    'vehicleName',
    'vehicle name|name|vehicle description|veh desc|description|make model|year make model|vehicle desc|vehicle',
    ['truck'],
  ),
  column('vehicleId', 'vehicle id|veh id|asset id|equipment id|external id|vehicleid'),
  vin,
  licensePlate,
  column(
    'registrationNumber',
    'registration number|registration|registration #|registration no|reg number|reg #|reg no|title number',
  ),
  column(
    'registrationExpiry',
    'registration expiry|registration expires|registration expiration|registration exp|reg expires|reg expiration|reg exp|expires|expiry|expiration',
  ),
  column(
    'odometer',
    'odometer|odometer miles|odo|mileage|miles|current odometer|odometer reading|current mileage',
  ),
  column(
    'tankCapacity',
    'tank capacity gallons|tank capacity|tank size|tank gallons|tank|fuel capacity|fuel tank capacity|capacity|tank gal',
  ),
  column('trailerNumber', 'trailer number|trailer|trailer #|trailer no|trailer id'),
  fleet,
];

const PROMPTED_ID_COLUMNS: readonly ImportColumn[] = [
  column('idName', 'name|id name|prompted id name|driver name|driver|employee name|employee|label'),
  column(
    'idNumber',
    'prompted id|prompted id number|number|pin|pin number|driver id|driver pin|id|id number|pid|prompt id|driver #',
  ),
  column('idType', 'type|id type|prompted id type|kind'),
  column('idStatus', 'status|state|active|on off|enabled'),
  column('managedBy', 'managed by|manager type|level|managed by type'),
  column(
    'manager',
    'manager|manager name|managed by name|fleet|department|fleet name|department name|customer',
  ),
];

/** Headers used by Loadsmart, Samsara, Verizon, Fleetio, and WEX, and by fleets themselves. */
const PURCHASE_COLUMNS: readonly ImportColumn[] = [
  column(
    'purchaseDate',
    'transaction date|date|purchase date|fuel date|trans date|tran date|date of purchase|transaction date time|date time|datetime|date and time|timestamp|transaction timestamp|date purchased|purchased at|fueled at|filled at',
    ['post date', 'posted date', 'posting date', 'invoice date', 'entry date'],
  ),
  column(
    'purchaseTime',
    'transaction time|time|purchase time|fuel time|trans time|tran time|time of day|local time|time of purchase',
  ),
  column(
    'purchaseTimeUtc',
    'time utc|utc time|transaction time utc|date time utc|purchase time utc|transaction date utc|date utc|utc|time gmt',
  ),
  column(
    'unitNumber',
    'unit number|unit|unit #|unit no|unit id|vehicle number|vehicle #|vehicle no|veh no|veh #|truck|truck #|truck no|truck number|tractor|tractor #|custom vehicle asset id|asset number|asset #|asset no|equipment #|equipment|fleet #|van #|unitnumber',
    ['vehicle id', 'vehicle', 'asset'],
  ),
  vin,
  column(
    'vehicleName',
    'vehicle name|vehicle|asset name|vehicle description|veh desc|vehicle desc',
    ['asset'],
  ),
  column(
    'vehicleId',
    'vehicle id|raw vehicle id|external id|asset id|equipment id|veh id|vehicleid',
  ),
  driverName,
  firstName,
  lastName,
  column(
    'station',
    'station|station name|merchant name|merchant|site name|truck stop|truck stop name|location name|vendor|vendor name|seller|seller name|store|place|fuel station|merchant brand|site|supplier|location',
  ),
  column(
    'address',
    'address|merchant address|transaction location|location address|station address|site address|full address|street address',
    ['location', 'street'],
  ),
  column('city', 'city|merchant city|location city|station city|site city|truck stop city|town'),
  column(
    'state',
    'state|state province|merchant state province|merchant state|location state|station state|site state|truck stop state|province|state prov|st|prov|jurisdiction|ifta jurisdiction|tax jurisdiction',
  ),
  column(
    'product',
    'product|product code|fuel type|ifta fuel type|product name|product description|fuel product|product type|fuel grade|grade|item|item description|fuel|type of fuel|category',
    ['description', 'type'],
  ),
  column(
    'gallons',
    'gallons|us gallons|quantity|qty|volume|units|gal|fuel quantity|fuel volume|gallons purchased|total gallons|quantity gallons|quantity gal|volume gal|volume gallons|fuel gallons',
  ),
  column(
    'liters',
    'liters|litres|liter|litre|quantity l|quantity liters|quantity litres|volume l|volume liters|volume litres|fuel quantity liters|fuel quantity litres|ltr|ltrs',
  ),
  column(
    'unitPrice',
    'price per gallon|unit price|unit cost|price per unit|price gallon|price gal|ppg|ppu|$ gal|$ gallon|price per gal|cost per gallon|price per volume unit|price volume unit|price per liter|price per litre|pump price|fuel price|price per volume',
    ['price'],
  ),
  column(
    'amount',
    'net cost|amount|total|total amount|net amount|total cost|transaction amount|amount usd|total price|transaction price|gross cost|gross amount|total fuel cost|line total|amount paid|cost|fuel cost|spend|funded total|product amount|extended price|total sale',
  ),
  column('currency', 'currency|currency code|billing currency|transaction currency'),
  column(
    'fillOdometer',
    'odometer|odometer reading|current odometer|odo|mileage|meter|meter value|meter entry value|meter entry|adjusted odometer|odometer miles|odometer mi|vehicle odometer|miles',
  ),
  column(
    'reference',
    'invoice|invoice number|invoice #|invoice no|reference|reference number|reference #|reference no|transaction reference|transaction ticket number|ticket number|ticket|ticket #|transaction id|transaction number|transaction #|transaction no|receipt|receipt number|receipt #|trans id|tran id|ref|ref #|ref no|authorization code|auth code',
  ),
  column(
    'source',
    'recorded by|source|card vendor|card provider|fuel card|fuel card vendor|provider|program|card program|card network|network|imported from|integration',
  ),
];

/** Columns of each import kind, with their names in spreadsheets, most common first. */
export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  cards: CARD_COLUMNS,
  drivers: DRIVER_COLUMNS,
  vehicles: VEHICLE_COLUMNS,
  promptedIds: PROMPTED_ID_COLUMNS,
  purchases: PURCHASE_COLUMNS,
};
