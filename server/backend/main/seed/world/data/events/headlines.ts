import type { EventTypeId } from "../../../../../reference/catalogue/event-types";

/** What happened to the suppliers that are told of by hand. */
export interface Headline {
  key: string;
  /** Before the day on which the world begins. */
  daysAgo: number;
  type: EventTypeId;
  /** How the company's name begins; empty where it is a place or a country. */
  company: string;
  /** `lat lon size`, or an ISO 3166-1 alpha-2 code, or nothing: then it is where the company is. */
  where: string;
  source: string;
  title: string;
  body: string;
  /** What a second source writes; empty where there is none. */
  again: string;
  /** Key of an earlier report of which this one may be an update. */
  updateOf: string;
}

/** key days type | company | where | source | title | body | what another source adds | may be an update of */
export const HEADLINES: readonly Headline[] = `
izmir-quake 0.3 earthquake | | 38.44 26.90 6.6 | Kestrel Hazard Desk | Magnitude 6.6 earthquake off İzmir stops two plants | An earthquake of magnitude 6.6 at a depth of 12 km shook the Gulf of İzmir. Two foundries in Çiğli and Manisa stopped their furnaces for inspection. Power is back in most districts; the motorway bridge to Aliağa is closed to trucks. The civil protection counts 41 people with light injuries and expects aftershocks of up to magnitude 5. | Furnace linings have to be checked before metal is melted again, a plant manager in Çiğli said. He expects three to five days. |
aegean-gas 0.12 production-stop | Gediz Ovası | | Aegean Industrial Courier | Gas pressure limits for industry in the Aegean region until {weekday 3} | The gas operator has limited industrial users in İzmir and Manisa to 60 % of their contracted volume until {weekday 3}. Gediz Ovası Metal melts every other day and delivers housings from stock. The network was damaged by the earthquake; four other suppliers in the zone are affected. Hospitals and bakeries have priority. | The operator has found one leaking section; it will be welded on {weekday 2}. |
gdansk-strike 1.1 strike | | port PLGDN | Harbour and Liner Report | Dockworkers in Gdańsk call a strike from next Monday | The dockworkers' union in Gdańsk has called a strike of unlimited length from next Monday on after talks on night shifts failed. Two container terminals are affected. Forwarders expect that exports from Silesia and Moravia move to Koper and Hamburg; both ports report high yard use already. | |
slezanka-owner 2.1 ownership-change | Slezanka | | Odra Business Daily | Owner of 49 % of Slezanka Ferro under review by the trade register | The trade register in Ostrava has opened a review of Severní Ocel Invest, which holds 49 % of Slezanka Ferro. The shareholder did not name the persons behind it when it last moved its seat. Slezanka says that it has no influence on its minority owner and that customers were informed. | The review may take three months. Voting rights are suspended until then, a lawyer explains. |
saluda-layoff 1.6 mass-layoff | Saluda Ridge | | Carolina Ledger | Greenville casting plant files layoff notice for 214 employees | Saluda Ridge Castings has filed a notice for 214 of its 460 employees in Greenville. The cupola furnace will be shut down at the end of {month 62}; grey iron is to be bought from a partner. The company says that parts for European customers keep their schedule. | Employees were told in two meetings. The union asks for retraining in the machining shop. |
saluda-layoff-2 0.4 mass-layoff | Saluda Ridge | | State notice register | Saluda Ridge Castings LLC, notice of layoff, updated number 231 | Updated notice of the employer for its Greenville site: 231 employees, first separation on {day 65}, no bumping rights, no union transfer. The earlier notice gave 214 employees. | | saluda-layoff
kabelix-backpay 2.4 wages-and-hours | Kabelix | | Prut Regional News | Labour inspectorate orders back pay for 380 workers in Bălți | The labour inspectorate found that Kabelix Moldova did not pay Sunday premiums to 380 workers in the harness shop in Bălți for seven months. The company has to pay about €190,000 within four weeks. It says that the rule on rest days was read wrongly and that it will not appeal. | A works representative says that the error was reported in {month -255} already. |
bhima-fire 2.6 fire | Bhima Valley | | Deccan Manufacturing Post | Solvent store fire stops the coating line in Bhosari, Pune | A fire in a solvent store stopped the coating line of Bhima Valley Forgings. Nobody was hurt. The forging hammers run; coated parts are sent to an outside coater in Chakan. The company expects the line back in three weeks. | The store held twice the permitted amount, a fire officer told this paper. |
mekong-flood 2.3 flood | | 10.95 106.86 orange | Kestrel Hazard Desk | Flood watch for the lower Đồng Nai until {day 2} | Water levels at Biên Hòa are 60 cm below the second alarm level. The reservoir upstream releases water ahead of a tropical depression. Industrial parks in the south have closed their lowest yards. | |
nickel-quota 3.0 export-control | PT Sulawesi | ID | Metals Row Weekly | Indonesia cuts nickel ore quotas for the next half-year | The ministry has cut the mining quotas for nickel ore by 18 % for the next half-year. Smelters without a mine of their own have to find the rest elsewhere. PT Sulawesi Nikel Utara says that its stock covers ten weeks. Prices of mixed hydroxide rose 4 % on the day. | Traders expect that smaller smelters will run at three quarters of their capacity. |
karsiyaka-strike 66 strike | Karşıyaka | | Aegean Industrial Courier | Works council rejects weekend shifts; warning strike of four hours | Karşıyaka Presdöküm wanted to add a weekend shift for the new housings. The works council rejected it, and 410 employees stopped work for four hours. Talks go on next week. The company delivered from stock. | |
karsiyaka-shift 58 strike | Karşıyaka | | Kestrel Newswire | Karşıyaka Presdöküm and works council agree on paid Saturday shifts | After the warning strike the works council and the management of Karşıyaka Presdöküm have agreed on eight paid Saturday shifts within three months. The weekend model is off the table. Deliveries return to plan within a week. | | karsiyaka-strike
karsiyaka-furnace 134 production-stop | Karşıyaka | | Aegean Industrial Courier | Furnace 2 of Karşıyaka Presdöküm relined two weeks behind schedule | The relining of furnace 2 in Çiğli took two weeks longer than planned because refractory bricks were held up in customs. Output in {month -134} was 14 % below plan. The furnace is back at full load. | |
karsiyaka-accident 205 workplace-accident | Karşıyaka | | Aegean Industrial Courier | Die change accident injures two at Karşıyaka Presdöküm | Two toolmakers were injured when a die slipped from its crane during a change on press 7. One lost two fingers. The inspectorate found a worn sling and stopped all changes for two days. New slings and a second inspection are in place. | |
karsiyaka-line 251 news | Karşıyaka | | Foundry Row Weekly | Karşıyaka Presdöküm orders two 2,800-tonne presses | Karşıyaka Presdöküm has ordered two die-casting presses with 2,800 tonnes of locking force for structural parts. They arrive in Çiğli in {month -30}. The investment of €11 million is half financed by its main owner. | |
karsiyaka-waste 318 hazardous-waste | Karşıyaka | | Aegean Industrial Courier | Fine for aluminium dross stored in the open in Çiğli | The provincial directorate fined Karşıyaka Presdöküm because 90 tonnes of dross lay in the open for six weeks. It was taken to a licensed recycler. A roofed store has been built since. | |
ege-holding 20 financial-distress | Karşıyaka | | Bosphorus Finance Note | Ege Yarımada Holding sells land to repay a bond | Ege Yarımada Holding, which owns 64 % of Karşıyaka Presdöküm and 51 % of Gediz Ovası Metal, sells a plot near the airport for €23 million to repay a bond due in {month 25}. A rating agency keeps its outlook negative. Operating companies are not affected, the holding says. | |
kolwezi-pit 5.5 workplace-accident | Mwenda-Nord | | Copperbelt Monitor | Eleven diggers trapped after slope failure near Kolwezi | A slope failed at the edge of the concession of Mwenda-Nord Cuivre near Kolwezi. Eleven diggers who work there without a permit were trapped; seven were rescued. The company stopped work in the northern pit and sent machines. The governor asks why the fence had been open. | Deliveries of hydroxide go on from stock for about two weeks, a trader says. |
kolwezi-children 46 child-labour | Kabare Hills | | Copperbelt Monitor | Report finds children washing ore beside the Kabare Hills pit | A report by three local organizations documents 34 children who wash ore in a stream below the Kabare Hills open pit near Likasi. Traders buy the material and mix it with ore from the mine. The mining company says that it buys from its own crews only; the organizations show weighing slips. | Two European customers have asked for an independent check of the chain of custody. |
kryvyi-power 9 production-stop | Zhovta Balka | | Steppe Industry Report | Pellet plant of Zhovta Balka Ruda at half load after power cuts | After damage to a substation the pellet plant in Kryvyi Rih runs at half load. Trains to the border are loaded every other day. The company hopes for a mobile transformer within ten days. | |
stepova 30 sanctions | Zhovta Balka | | Kestrel Newswire | Inquiry asks for sanctions against majority owner of Zhovta Balka Ruda | A parliamentary inquiry names Stepova Ruda Trading, which holds 55 % of Zhovta Balka Ruda, among companies whose beneficial owners could not be established, and asks for sanctions against them. No list names it so far. Banks have asked for documents. | |
hanseong-recall 17 product-recall | Hanseong | | Peninsula Tech Daily | Hanseong Cell recalls 4,200 battery cells of one lot | Hanseong Cell has recalled 4,200 cells from Ulsan after a separator was found to be cut too short. All are in stock at two customers. A camera now checks each layer. The company speaks of a cost of less than €1 million. | |
brennerhof-chips 40 production-stop | Brennerhof | | Alpine Business Letter | Brennerhof Elektronik shortens shifts for lack of microcontrollers | Brennerhof Elektronik in Brixen works four days a week in {month -20} because microcontrollers from Penang come late. Orders for control units are filled by date of need. A second type has passed the first tests. | |
straits-flood 44 flood | Straits | | Straits Technology Times | Flooded access road delays shipments of Straits Microsystems | Heavy rain flooded the access road to the industrial zone in Penang for three days. Straits Microsystems kept its clean room running; shipments left five days late. The state has begun to raise the road. | |
sierra-baja-union 75 freedom-of-association | Sierra Baja | | Sonora Industrial | Sierra Baja Arneses reinstates five after union vote | Five employees who were dismissed before a union vote in Hermosillo are back at work. A panel under the trade agreement had found that their rights were violated. The company will repeat the vote under observation. | |
ningbo-cert 88 fraud | Ningbo Haoyuan | | Delta Manufacturing Daily | Test certificates of brake calipers under review in Ningbo | A customer found the same measured values on 40 test certificates of Ningbo Haoyuan Precision. Retests met the specification. The company has replaced its head of quality and gives customers access to the raw data. | |
steyrtal-award 110 news | Steyrtal | | Alpine Business Letter | Steyrtal Antrieb heats its hall with waste heat from hardening | Steyrtal Antrieb saves 1,900 tonnes of carbon dioxide a year by using the waste heat of its hardening shop. The company will publish a product footprint for gear sets from {month 50} on. | |
zschopau-insolvency 12 financial-distress | Zschopautal | | Elbe Business Courier | Zschopautal Werkzeugbau asks customers for shorter terms | Zschopautal Werkzeugbau has asked its customers to pay within ten days until {month 110}. The toolmaker lost two large orders and negotiates a loan of €3 million with a regional bank. All tools are in house, the managing director says. | A credit insurer lowered its limit in {month -35}. |
hamburg-fog 7 port-congestion | | port DEHAM | Harbour and Liner Report | Fog and yard moves: ships wait four days off Hamburg | Fog kept pilots ashore for 20 hours, and one terminal moves its yard to a new system. Eleven container ships wait off the Elbe; export boxes are taken three days before departure only. The operator expects normal traffic by the end of next week. | |
chile-water 150 water-stress | Cerro Azul | | Andes Mining Letter | Water authority limits brine pumping at Cerro Azul | The water authority in Antofagasta has limited brine pumping of Cerro Azul Salmuera to 80 % of its licence until the monitoring wells have been repaired. An indigenous council had complained that two lagoons are falling. | |
tr-currency 98 trade-barrier | | TR | Bosphorus Finance Note | Türkiye changes rules for the conversion of export earnings | Exporters in Türkiye have to convert 30 % of their earnings within 180 days. Foundries say that this raises the cost of scrap and energy that they pay in euros. A refund for small exporters was announced. | |
`
  .trim()
  .split("\n")
  .map((line): Headline => {
    const [head, company, where, source, title, body, again, updateOf] = line.split("|").map((text) => text.trim());
    const [key = "", daysAgo, type] = (head ?? "").split(" ");
    return {
      key,
      daysAgo: Number(daysAgo),
      type: type as EventTypeId,
      company: company ?? "",
      where: where ?? "",
      source: source ?? "",
      title: title ?? "",
      body: body ?? "",
      again: again ?? "",
      updateOf: updateOf ?? "",
    };
  });
