import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const HAZARDS: readonly LexiconRow[] = [
  {
    id: "earthquake-1",
    type: "earthquake",
    any: list("earthquake*, quake*, aftershock*, tremor*, magnitude, seismic, temblor*, richter"),
    not: list(
      "san jose earthquakes, quake champions, quake remaster*, quake game, quake ii, quake iii, quaker*, political earthquake, earthquake in politics, video game, hand tremor*, essential tremor, seismic shift*, orders of magnitude, order of magnitude, magnitude of the, playoff*, mls, seismic change*, earthquake in the market, earthquake in the markets, earthquake in the industry, earthquake-proof, earthquake-resistant, earthquake insurance gets, doom, quake live, quakecon, parkinson*",
    ),
    match: [
      "Earthquake of magnitude 6.1 shakes Izmir",
      "Aftershocks keep villagers outdoors",
      "Strong quake hits northern Chile",
    ],
    no: [
      "San Jose Earthquakes sign keeper",
      "Seismic shift in retail",
      "Earthquake-proof shelves win prize",
      "Earthquake in the markets as chip maker cuts outlook",
    ],
  },
  {
    id: "tsunami-1",
    type: "tsunami",
    any: list("tsunami*, tidal wave*"),
    not: list(
      "tsunami of, silver tsunami, tsunami museum, tsunami drill, debt tsunami, tsunami-like demand, ten years after the tsunami, no tsunami",
    ),
    match: [
      "Tsunami warning after undersea quake",
      "Tsunami waves reach coast of Tonga",
      "Tidal wave destroys fishing harbour",
    ],
    no: ["A tsunami of complaints", "Silver tsunami strains pensions", "No tsunami expected"],
  },
  {
    id: "volcano-1",
    type: "volcano",
    any: list(
      "volcan* erupt*, volcano, eruption, volcanic ash, ash cloud, lava flow*, lava, erupts, erupted, pyroclastic",
    ),
    not: list(
      "violence erupt*, erupts in anger, protests erupt*, fighting erupt*, crowd erupts, lava cake, lava lamp, extinct volcano, cheers erupt*, row erupt*, rash, erupted in cheers, solar eruption, skin eruption, film, clashes erupt*, tooth eruption, supervolcano documentary, fire erupt*",
    ),
    match: ["Volcano erupts on Sulawesi, airport closed", "Ash cloud grounds flights", "Lava flows towards town"],
    no: ["Row erupts over budget; crowd erupts", "Chocolate lava cake recipe", "Climbing an extinct volcano"],
  },
  {
    id: "flood-1",
    type: "flood",
    any: list(
      "flood, floods, flooding, flooded, flash flood*, floodwater*, inundat*, deluge*, burst its banks, burst their banks, overflow* river*, river overflow*, dam burst, dam collapse*, submerged, torrential rain*, monsoon rain*, high water",
    ),
    not: list(
      "flooded with requests, flood of, flooded with complaints, floods the market, flood the market, flooded the market, flooding the zone, floodlight*, inundated with, flooded with, flood* social media, in full flood, deluge of data, floodgate*, flood insurance tips, flooded with orders, flood insurance … know, flood insurance … guide, flood insurance gets, flood insurance premium*",
    ),
    match: [
      "Floods cut off industrial zone near Chennai",
      "River bursts its banks after storm: dam burst feared",
      "Flash flood sweeps away bridge",
    ],
    no: ["Support desk flooded with requests", "A flood of orders", "Flood insurance: what suppliers should know"],
  },
  {
    id: "storm-1",
    type: "storm",
    any: list(
      "hurricane*, typhoon*, cyclone*, tornado*, storm, storms, tropical storm*, blizzard*, snowstorm*, hailstorm*, thunderstorm*, winter storm*, sandstorm*, gale*, heavy snow, ice storm, windstorm*",
    ),
    not: list(
      "storm guard, carolina hurricanes, miami hurricanes, hurricanes beat, melbourne storm, perfect storm, storm in a teacup, brainstorm*, by storm, political storm, storm troop*, stormtroop*, blizzard entertainment, activision*, storm of criticism, storm of protest*, stormed, stormy daniels, storm the, storms off, storms out, storms into, storms back, storms past, hamilton, typhoon jet*, typhoon fighter*, media storm, eye of the storm, twitter storm, weather the storm, storm door*, oklahoma city, iowa state, cyclones beat, football, nhl, twitterstorm, abigail, up a storm, gale force of, geomagnetic storm*, cytokine storm, cyclone separator*, cyclone dust",
    ),
    match: ["Typhoon closes ports in Taiwan", "Hurricane makes landfall in Texas", "Winter storm cuts power to plants"],
    no: [
      "Storm Guard Ltd opens shop",
      "Carolina Hurricanes win again",
      "New phone takes market by storm",
      "Cyclone separators for cement works delivered",
    ],
  },
  {
    id: "wildfire-1",
    type: "wildfire",
    any: list(
      "wildfire*, wild fire*, bushfire*, bush fire*, forest fire*, brush fire*, grass fire*, grassfire*, vegetation fire*, fire season, wildland fire*, acres burned, fire containment",
    ),
    not: list(
      "spread* like wildfire, like wildfire, like a wildfire, wildfire spread of, wildfire games, rumour*, wildfire malware",
    ),
    match: ["Wildfire nears refinery in Alberta", "Forest fires force thousands to flee", "Bushfires cut rail line"],
    no: ["Clip spreads like wildfire", "Rumour of sale runs as wildfire", "Wildfire Games releases update"],
  },
  {
    id: "drought-1",
    type: "drought",
    any: list("drought*, crop failure, parched, dry spell, driest"),
    not: list(
      "title drought, goal drought, trophy drought, scoring drought, medal drought, year drought ends, playoff drought, win drought, trophy, drought-resistant, drought-tolerant, championship, drought of, ends … drought",
    ),
    match: [
      "Drought lowers Rhine, barges half full",
      "Driest spring in decades harms coffee",
      "Government declares drought emergency",
    ],
    no: [
      "Striker ends goal drought",
      "Club's trophy drought goes on",
      "New drought-resistant wheat",
      "Drought of orders over for shipbuilders",
    ],
  },
  {
    id: "landslide-1",
    type: "landslide",
    any: list(
      "landslide*, mudslide*, rockslide*, rockfall*, avalanche*, land slide*, debris flow*, landslip*, slope collapse*",
    ),
    not: list(
      "landslide victory, landslide win, landslide election, wins by landslide, by a landslide, in a landslide, won in landslide, avalanche of, colorado avalanche, landslide vote, landslide defeat, nhl, avalanche beat, avalanche crypto*, landslide majority",
    ),
    match: ["Landslide buries road to copper mine", "Mudslides kill ten after rain", "Avalanche blocks rail tunnel"],
    no: ["Party wins by a landslide", "Colorado Avalanche beat Kings", "An avalanche of letters"],
  },
  {
    id: "extreme-temperature-1",
    type: "extreme-temperature",
    any: list(
      "heatwave*, heat wave*, extreme heat, record heat, record temperature*, cold wave*, cold snap*, cold spell*, deep freeze, extreme cold, polar vortex, heat dome, frost damage*, scorching heat, record high temperature*, freezing temperatures, arctic blast",
    ),
    not: list("miami heat, recipe*, heat-press, freeze dried, heatwave album, tour, single"),
    match: [
      "Heatwave shuts schools and plants in Delhi",
      "Cold snap freezes gas wells",
      "Record temperatures strain power grid",
    ],
    no: ["Band's Heatwave album out", "Put dough in the deep freeze: recipe", "Singer announces Heatwave tour"],
  },
];
