import { scenarios } from "./scenario";

/** Operations, quality, labour disputes, and what trade papers write on quiet days. */
export const OPERATIONS_SCENARIOS = scenarios(`
production-stop 7 works | {org} halts production in {place} for {days} days | A failed transformer stopped production at {full} in {place} on {weekday}. A replacement is on its way; the grid operator expects it to be connected in {days} days. Stock of {goods} covers {n} days. Customers have been sorted by urgency.
production-stop 5 metal | Gas pressure limits slow {org} in {place} | The network operator has limited gas for industrial users around {place} until {weekday}. {full} runs its furnaces at {pct} % and has shifted maintenance forward. Deliveries of {goods} will be up to {days} days late.
production-stop 3 works | {org} short of raw material, line stands still | {full} ran out of input for {goods} after a supplier failed to deliver twice. One of three lines in {place} stands still. A spot purchase arrives in {days} days. The company invokes force majeure for {n} part numbers.
fire 5 works | Fire in the solvent store of {org} stops the coating line | A fire broke out in the solvent store of {full} in {place} early on {weekday}. {staff} people were brought to safety, nobody was hurt. The fire service had it under control within {n} hours. The coating line is damaged; the company expects to restart it in {weeks} weeks and is looking for an outside coater for {goods}.
fire 4 metal | Fire at {org} in {place} | A chip fire at {full} spread to the extraction system on {weekday}. {n} fire engines were on site. The damage is estimated at €{money} million. Two of eight machining centres are lost; deliveries of {goods} are covered for {days} days.
explosion 2 metal | Explosion at the works of {org} in {place} | A furnace exploded at {full} when moist scrap was charged. {n} workers were burned, windows broke in the neighbourhood. The furnace is out of service for {weeks} weeks. The second one can take over about half of the volume.
product-recall 4 metal | {org} recalls {n},000 parts | {full} recalls {n},000 {goods}: a heat treatment in {month} missed its temperature for two shifts. Batches are marked; most are still in stock at customers. The company sorts on site and bears the cost. Replacement parts leave {place} from {weekday}.
cyber-attack 4 works | {org} takes its systems down after an attack | {full} disconnected its systems on {weekday} after encrypted files were found on two servers. Machines run, but delivery notes are written by hand and customs documents are late. Outside specialists are restoring from backups; the company expects normal operation in {days} days.
mass-layoff 5 anywhere | {org} files layoff notice for {staff} employees in {place} | {full} told the employment office that it will lay off {staff} employees in {place} from {later} on. Falling orders for {goods} are given as the reason. Talks about a social plan begin on {weekday}. Quality and maintenance teams are to stay complete.
strike 6 anywhere | Warning strike at {org} in {place} | {staff} employees of {full} in {place} stopped work for four hours on {weekday}. The union asks for {n} % more pay and a fixed bonus for the night shift. Talks go on in {days} days. The company says that no delivery was missed.
strike 3 works | Workers of {org} in {place} walk out indefinitely | After {n} rounds of talks without result, workers of {full} in {place} have begun an indefinite strike. The gates are picketed; trucks are let through once a day. Stock of {goods} lasts about {days} days. A mediator has been named.
protest 3 anywhere | Residents block the gates of {org} in {place} | Residents blocked the access to {full} in {place} for {n} hours on {weekday}. They complain about night traffic and dust and ask for another route. Trucks with {goods} left in the evening. The town has invited both sides to a hearing.
transport-accident 4 anywhere | Truck with {goods} from {org} overturns near {place} | A truck loaded with {goods} from {full} overturned on {weekday}. The driver was slightly hurt, the road was closed for {n} hours. The load is a total loss. The company repeats the delivery from stock within {days} days.
news 5 works | {org} opens a second line for {goods} | {full} has started a second line in {place}. It cost €{money} million and adds {pct} % to capacity. Sample parts are with customers; series release is planned for {later}. {staff} people were hired.
news 4 anywhere | {org} certifies its {place} site | {full} has passed the surveillance audit of its quality and environmental management in {place}. The auditor noted {n} minor findings, which are to be closed in {weeks} weeks. The certificates stay valid for three years.
news 3 works | {org} names a second supplier for its inputs | {full} has qualified a second source for the main input of its {goods}. It expects to place {pct} % of its volume there from {later} on. Lead times fall by {n} days.
fire 3 anywhere | Warehouse of {org} burns in {place} | A warehouse of {full} in {place} burned down on {weekday}. {staff} pallets of {goods} were lost; nobody was hurt. The fire service suspects a charging station for forklifts. The company ships from a rented hall and expects normal dispatch in {days} days.
explosion 1 works | Boiler explosion stops {org} in {place} | A steam boiler exploded at {full} in {place} on {weekday}. {n} people were treated for burns and shock. Without steam no {goods} can be made; a rented boiler arrives in {days} days. The inspectorate asks for the maintenance records of {weeks} weeks.
product-recall 3 works | {org} calls back one batch of {goods} | {full} has called back one batch of {goods} that left {place} in {month}. A measuring device had not been calibrated. {n} customers were informed; most of the batch is still in their stores. Replacement is made within {weeks} weeks.
transport-accident 4 carrier | Trailer of {org} burns out near {place} | A trailer of {full} burned out near {place} on {weekday}. The driver could uncouple it in time. The load of {n} customers is lost and the road was closed for {n} hours. The company has sent replacement vehicles and informed its insurer.
strike 4 carrier | Drivers of {org} refuse night tours | About {staff} drivers of {full} refuse night tours from {place} since {weekday}. They ask for {pct} % more allowance and secured parking. Day tours run as planned. Customers should expect {days} days more for long distances.
cyber-attack 3 carrier | Booking system of {org} down after an attack | {full} took its booking system down on {weekday} after a ransom note had been found. Tours are planned on paper in {place}. Status messages are missing; the company expects the system back in {days} days and says that no customer data were copied.
production-stop 5 mine | Rain stops mining at {org} near {place} | Rain filled the lowest level of the pit of {full} near {place}. Pumps run around the clock; {goods} are delivered from the stockpile, which lasts {weeks} weeks. The company hopes to mine again in {days} days.
workplace-accident 5 mine | Rock fall at the site of {org} near {place} | A rock fall injured {n} miners of {full} near {place} on {weekday}. All were brought to the surface. The inspectorate has closed the section for {days} days and asks for a new support plan. The other sections work.
production-stop 5 field | Poor harvest cuts deliveries of {org} | {full} expects {pct} % less {goods} than last year. Too little rain in {month} and a fungus are given as reasons. Contracts are served in the order of their dates; spot buyers in {place} pay more than ever this season.
wages-and-hours 4 field | Price paid by {org} does not cover a living income, study says | A study of {staff} households near {place} finds that what {full} pays for {goods} covers {pct} % of a living income. The company points to premiums that are paid at the season's end. Two buyers have offered to share the gap from {later} on.
`);

/** What another paper adds a few hours later. */
export const FURTHER: readonly string[] = [
  "Customers contacted by this paper say that deliveries arrive as planned for the time being.",
  "A spokesman said that the company will inform its customers in writing by {weekday}.",
  "The mayor of {place} visited the site and offered help with permits.",
  "Two customers have asked for a call with the plant manager, a person familiar with the talks said.",
  "It is the second report about the company within twelve months.",
  "The local chamber of commerce sees the region under pressure from energy prices and a lack of skilled workers.",
  "Competitors with free capacity for {goods} are said to have received inquiries.",
  "The company did not answer questions before this issue closed.",
  "According to the trade register {org} has {staff} employees in {place}.",
  "An industry association asks its members to check their open orders.",
  "Insurance experts were on site on {weekday}; their report is expected in {weeks} weeks.",
  "The works council says that it was informed on the same day.",
];

/** What the first source knows a day later. */
export const CORRECTIONS: readonly string[] = [
  "Update: the consequences are graver than first reported; the company now speaks of {weeks} weeks.",
  "Update: the authorities have confirmed the report and extended their investigation.",
  "Update: a second line is affected, the company said on {weekday}.",
  "Update: {n} customers have been told that their orders will be late.",
];
