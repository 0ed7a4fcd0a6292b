import { scenarios } from "./scenario";

/** What nature does near a place; `{size}` is what was measured. */
export const HAZARD_SCENARIOS = scenarios(`
earthquake 6 anywhere | Magnitude {size} earthquake {km} km from {place} | An earthquake of magnitude {size} shook the area around {place}, {country}. It was felt for about {n}0 seconds. Power failed in several districts; rail traffic was stopped for inspections. First reports speak of cracks in older halls and of machines that have to be levelled again. Aftershocks are expected.
flood 4 anywhere | High water closes works along the river in {place} | The gauge in {place} passed its highest mark in {n}0 years. Works along the river have closed and moved finished goods to upper floors; {staff} households were evacuated. The railway is interrupted for {days} days at least. The grid operator switched off two substations until the water falls.
flood 5 anywhere | River floods industrial areas of {place} | After {days} days of rain the river rose by {n} metres and flooded industrial areas of {place}. Roads to the south are closed. The authorities expect the peak on {weekday} and ask companies to secure chemicals and to switch off ground-level power supplies.
flood 4 anywhere | Flood warning for {place} until {weekday} | The hydrological service of {country} has raised its warning for {place}. Levels are {n}0 cm below the height at which the bypass road is closed. Logistics companies are routing trucks around the valley.
storm 7 anywhere | Storm with gusts of {size} km/h passes {place} | A storm with gusts of {size} km/h passed {place}. Roofs were damaged and {n},000 households lost power. The container terminal stopped its cranes for {n} hours. Forecasters expect a second front on {weekday}.
wildfire 4 anywhere | Wildfire {km} km from {place} not under control | A wildfire {km} km from {place} has burned {staff} hectares. The wind turns on {weekday}; the civil protection has asked three villages to leave. The motorway is closed in one direction and smoke keeps the airport from normal operation.
landslide 3 anywhere | Landslide blocks the main road to {place} | A landslide {km} km from {place} has buried the main road on a length of {n}0 metres. Trucks take a detour of {n} hours. Engineers expect one lane to open in {days} days if the slope stays quiet.
volcano 1 anywhere | Ash from volcano near {place} closes airspace | The volcano {km} km from {place} has sent ash up to {n},000 metres. The airspace is closed until {weekday}. Factories cover their air intakes; road traffic continues with reduced visibility.
extreme-temperature 4 anywhere | Heat of {size} °C expected in {place} | The weather service expects {size} °C in {place} for {n} days. Outdoor work is forbidden between noon and four. The grid operator asks industrial users to shed load in the afternoon.
`);

/** What happens in a country; `{place}` is its name. */
export const COUNTRY_SCENARIOS = scenarios(`
regulatory-change 5 anywhere | {place} passes a law on due diligence in supply chains | The parliament of {place} has passed a law that obliges companies with more than {staff} employees to report on risks at their suppliers. It comes into force in twelve months. Fines reach {n} % of turnover. Suppliers will be asked for more evidence than before.
regulatory-change 4 anywhere | {place} tightens limits for industrial emissions | New limits for dust and nitrogen oxides apply in {place} from {later} on. Foundries and smelters have {n} years to comply. The industry association expects that one plant in ten will close or move.
export-control 4 anywhere | {place} asks for licences for exports of magnets and alloys | Exporters in {place} need a licence for magnets and some alloys from {weekday} on. Applications take up to {weeks} weeks. Customers have to declare the end use. Companies with stock for less than two months should place their orders now.
protest 3 anywhere | Demonstrations in several cities of {place} | Tens of thousands demonstrated in {n} cities of {place} against the budget. Road blocks delayed trucks by up to {n} hours. The government has called a session for {weekday}. Plants report normal attendance.
strike 4 anywhere | Rail strike announced across {place} | The rail union of {place} has called a strike of {days} days from {weekday} on. Freight is affected; priority is given to food and medicine. Forwarders quote {pct} % more for road transport.
trade-barrier 4 anywhere | {place} raises tariffs on machine parts by {n} points | {place} has raised tariffs on machine parts and castings by {n} percentage points. The change applies to goods that are cleared after {weekday}. Trading partners have announced a complaint. Goods in transit are exempt.
production-stop 4 anywhere | Power cuts by rota in {place} | The grid operator of {place} has introduced cuts by rota of {n} hours a day for industrial users. Coal stocks at power plants are low. The plan applies for {weeks} weeks and is published every {weekday}.
`);

/** What happens in a port; `{place}` is its town. */
export const PORT_SCENARIOS = scenarios(`
port-congestion 5 anywhere | Ships wait {days} days off the port of {place} | {staff} ships wait for a berth off the port of {place}. Fog and a shortage of crane drivers have added up. Two terminals have stopped taking export boxes that are more than {n} days early. Lines announce a congestion surcharge.
shipping-disruption 4 anywhere | Lines skip the port of {place} for {weeks} weeks | Three container lines leave the port of {place} out of their rotation for {weeks} weeks. Boxes are discharged at a neighbouring port and moved by feeder. Transit times to Central Europe grow by {days} days.
strike 4 anywhere | Dockworkers in {place} call a strike from {weekday} on | The dockworkers' union in {place} has called a strike of {n} days. It asks for a guarantee of jobs when the new cranes arrive. The operator expects a backlog of {weeks} weeks. Reefers are handled by an emergency service.
fire 1 anywhere | Container fire at the port of {place} | A container with batteries caught fire at the port of {place}. One yard block is closed; the fire service keeps it under observation for {days} days. {staff} boxes cannot be moved until then.
`);

/** What happens to goods; `{goods}` is their name. */
export const GOODS_SCENARIOS = scenarios(`
export-control 3 anywhere | {goods}: exporters cut quotas for the first half of the year | The ministry of the largest exporting country has cut quotas for {goods} by {pct} %. Licences are given to companies that process at home. Analysts expect spot prices to rise; contracts with a price formula follow after {weeks} weeks.
trade-barrier 3 anywhere | {goods}: anti-dumping duty proposed | The trade authority proposes a duty of {pct} % on imports of {goods} from two countries. Importers may comment until {weekday}. A provisional duty could apply in {weeks} weeks, retroactively for registered shipments.
news 3 anywhere | {goods}: price rises {n} % within a week | The price of {goods} rose by {n} % within a week. Traders point to low stocks in {month} and to a refinery that stopped for repairs. Forward prices rose less, which speaks for a short squeeze.
shipping-disruption 2 anywhere | {goods}: shipments delayed by low water | Low water on a main river delays shipments of {goods}. Barges load half of their capacity; freight rates doubled. Forecasts see no rain for {weeks} weeks.
`);

/** What another source adds to these. */
export const FURTHER_AROUND: readonly string[] = [
  "Forwarders have told their customers to expect delays of {days} days.",
  "The chamber of commerce has set up a hotline for companies.",
  "A second notice is expected on {weekday}.",
  "Purchasers contacted by this paper are checking their open orders and the stock in transit.",
  "It is the second report of this kind within a year.",
  "Insurance experts expect claims in the order of €{money} million.",
  "Companies with stock for less than {weeks} weeks should look for alternatives, an analyst says.",
];
