import type { WrittenRows } from "../written-rows";

export const EN: WrittenRows = {
  version: 6,
  before: `supplier of, suppliers of, supplier to, suppliers to, supplies to, supplies, supplying, that supplied, which supplied, delivers to, sells to, produces for, vendor of, vendor to, contractor for, contractor of,
    customer of, customers of, client of, clients of, partner of, partner to, rival, rivals, rival of, rivals of, rivals such as, competitor,
    competitors, competitor of, competitors of, competitors such as, unlike, according to, maker of, makers of, analyst at, analysts at, analyst with,
    analysts with, economist at, economists at, strategist at, reported by, quoted by, seen by, cited by, subsidiary of, unit of,
    spin off from, spun off from, former owner of, formerly of, parts for, components for, competes with, compete with,
    lawyers at, lawyer at, law firm, represented by, such as, contact, contacting, in front of, courtesy of, hereby given by`,
  after: `supplier, suppliers, rival, rivals, competitor, competitors, analyst, analysts, customer, client, contractor, subsidiary, unit,
    economist, alumnus, reports, reported that, maker`,
  fillers: `the a an its their his her former fellow major larger smaller big local chinese japanese german american us uk british french korean
    indian taiwanese italian swiss dutch swedish carmaker automaker chipmaker steelmaker planemaker airline retailer bank group company maker
    giant firm manufacturer startup consultancy brokerage broker investment`,
  speaking: "said says told adds added explained commented argues argued predicts predicted",
  of: "of at from with",
  contrast: "while whereas although though",
  companies: `carmaker automaker chipmaker steelmaker planemaker drugmaker shipbuilder airline retailer manufacturer maker giant supplier
    producer operator smelter refiner miner company firm group startup brewer`,
  titles: `mr mrs ms dr prof professor sir minister president ceo cfo coo cto chairman chairwoman chair chief director senator sen rep governor gov
    mayor judge justice secretary premier chancellor king queen prince princess pope king general gen colonel col captain capt lt sgt officer
    spokesman spokeswoman spokesperson analyst attorney lawyer founder boss exec executive manager coach detective sheriff congressman`,
  small: `ex non former contact the a an this that these those his her their our my your its it he she we they i you who what why how when
    where which and or but if as at by for from in into of off on onto over to up with within without after
    before during amid among about against around across behind below between despite under until upon via while
    since because although though here there then now today yesterday tomorrow tonight unlike like not no yes all
    any both each every few many more most much several some such other another one two three four five six seven
    eight nine ten dozens hundreds thousands millions first second third last next said say says see also
    meanwhile however still only just even earlier later once monday tuesday wednesday thursday friday saturday
    sunday january february march april may june july august september october november december mon tue wed thu
    fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec christmas easter ramadan thanks please based
    looking getting making taking going according additionally moreover furthermore overall`,
  alone: `regulator regulators watchdog management security migrant migrants fog quality maintenance logistics foundry foundries smelter smelters
    supplier suppliers hospital hospitals licence licences license licenses permit permits barge barges maker makers trader traders retailer
    retailers exporter exporters importer importers inspector inspectors inspectorate prosecutor prosecutors auditor auditors neighbour
    neighbours neighbor neighbors villager villagers resident guard guards engineer engineers investigator investigators investigation forwarder
    forwarders carrier carriers line lines buyer buyers owner owners founder founders household households family families parent parents lender
    lenders insurer insurers creditor creditors grower growers farmer farmers driver drivers miner pilot pilots docker dockers dockworkers
    trucker truckers labour labor wages salaries orders deliveries shipments exports imports containers vessels tankers flights passengers
    patients tenants contractors contractor subcontractors organizers organisers lawyers scientists researchers economists rescuers divers
    competitors rivals partners shareholders bondholders delegates negotiators mediators ministers lawmakers voters activists campaigners
    environmentalists satellite forest forests wetland wetlands river rivers reservoir reservoirs groundwater sludge drums barrels dust smoke
    ash gusts temperatures forecasters meteorologists looming possible potential planned threatened alleged suspected nationwide wildcat
    indefinite rolling teachers nurses doctors students lecturers cleaners couriers bakers`,
  ordinary: `new old big small major mass massive huge deadly fatal warning top former latest breaking update live watch video exclusive opinion analysis workers
    worker crews crew staff employees employee union unions police fire firefighters court judge government
    officials official authorities people man men woman women child children students protesters residents
    investors shareholders customers analysts experts company companies firm firms factory factories plant plants
    mill mine miners mines port ports airport airports dock docks rail train trains bus truck trucks ship ships
    oil gas steel coal copper gold power water air food car cars chip chips bank banks airline airlines flight
    flights storm flood floods floodwaters quake earthquake wildfire wildfires heavy snow rain heat drought
    hurricane typhoon cyclone tornado volcano landslide explosion blast strike strikes protest protests layoffs
    job jobs wage pay talks deal sanctions tariffs tariff trade ban recall bankruptcy lawsuit class action fraud
    data cyber cyberattack hackers hack health covid coronavirus war troops military army navy production output
    supply demand market markets stocks shares prices price sales profit report reports study survey record
    emergency public private national international federal state local city county district region regional high
    low supreme justice department ministry commission council parliament congress senate house white board
    committee agency office authority administration association us usa uk eu un uae nato imf wto fbi cia irs sec
    fda epa ofac bis cbp osha nlrb faa fema nasa ftc doj cpsc nhtsa usda mhra bafin hmrc sfo cdc dhs ntsb ferc cftc ustr msha csb efsa easa echa opec interpol
    europol finra fincen noaa usgs iaea ilo unicef unesco oecd g7 g20 doe dol dot hse nyse nasdaq ftse dow gdp ceo cfo ipo ai tv pm am gmt est utc news inc
    reuters bloomberg afp ap dpa cnbc cnn bbc nbc cbs abc fox npr axios politico guardian times post journal
    globe prnewswire businesswire newswire xinhua nikkei yahoo republican republicans democrat democrats gop
    labour labor tory european europe asia asian africa african america american americans western eastern
    northern southern north south east west central middle pacific atlantic arctic gulf sea lake river mount
    island islands valley bay street road avenue highway square park russian ukrainian chinese british french
    german indian japanese korean iranian israeli palestinian canadian australian mexican brazilian spanish
    italian turkish polish dutch swiss swedish taiwanese pakistani bangladeshi vietnamese indonesian malaysian
    thai carolina dakota jersey hampshire york los angeles san francisco trump biden putin join contact alert
    deadline notice announces announcement privacy treasury list nationals persons blocked specially designated sdn
    register secretariat`,
  regions: `california texas florida ohio michigan illinois georgia virginia washington oregon nevada arizona
    colorado utah montana idaho kansas missouri arkansas oklahoma louisiana alabama tennessee kentucky indiana
    wisconsin minnesota iowa nebraska pennsylvania maryland delaware massachusetts connecticut maine vermont
    hawaii alaska mexico chicago houston dallas boston seattle miami atlanta detroit london paris berlin tokyo
    beijing shanghai moscow kyiv delhi mumbai sydney melbourne toronto brussels england scotland wales ireland`,
  offices:
    "office bureau department ministry agency commission committee directorate secretariat inspectorate list lists court council chamber institute association federation confederation university",
  authorities: `agency, commission, administration, ministry, department, directorate, inspectorate, secretariat, tribunal, ombudsman, committee,
    council, office, bureau, authority, border protection, environmental protection, consumer protection, safety executive, federal reserve,
    scotland yard`,
  known: `general motors, general electric, general mills, general dynamics, general atomics, british steel, british airways,
    british american tobacco, us steel, u s steel, swiss steel, american airlines, american express, air france, air canada, air india,
    air china, first solar, first quantum, square enix, national steel car, national grid, national express, federal mogul, federal express, office depot, public storage, american electric power,
    united airlines, first republic bank, at t, a p moller maersk, a p moller`,
  befalls: `hits hit destroys damages guts kills injures rocks rips forces sparks engulfs leaves cripples disrupts shakes
    floods burns wrecks threatens grips`,
  verbs: `files filed announces announced recalls recalled acquires acquired lays laid cuts cut closes closed shuts shut halts halted suspends
    suspended sues sued fires fired appoints appointed names named buys bought sells sold plans denies denied stops stopped delays delayed
    warns warned defaults defaulted faces faced hit stops idles idled agrees agreed pays fined admits admitted reports reported
    workers crews staff employees pilots drivers dockers strike strikes to will says said slashes axes resumes confirms evacuates pulls
    declares declared withdraws expands discloses rejects launches reveals loses seeks investigates posts raises drops scraps under restructures bid`,
  places: "its their his her in near outside across throughout towards off around inside",
  belongings: `workers worker crews crew staff employees pilots drivers dockers plant plants factory factories mill site refinery mine
    warehouse warehouses smelter foundry facility union strike layoffs unit shares bankruptcy recall flights`,
};
