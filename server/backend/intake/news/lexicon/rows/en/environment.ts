import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const ENVIRONMENT: readonly LexiconRow[] = [
  {
    id: "pollution-1",
    type: "pollution",
    any: list(
      "oil spill*, chemical spill*, toxic spill*, sewage spill*, spilled … into, spills … into, leak* … into, water pollution, air pollution, river pollution, pollut* river, polluted, polluting, groundwater contamination, contaminat* water, contaminat* groundwater, " +
        "contaminat* soil, toxic fumes, toxic waste water, wastewater discharge*, illegal discharge*, dumped … river, clean air act, clean water act, oil pollution act, pfas contamination, tailings dam, tailings spill*, pipeline leak*, oil leak*, dead fish, fish kill*, toxic smog, environmental pollution, emission violation*, excess emissions",
    ),
    not: list(
      "light pollution, noise pollution, pollution masks on sale, information pollution, pollution of discourse",
    ),
    match: [
      "Tanker causes oil spill off Mauritius",
      "Paper mill dumped waste water into river, officials say",
      "Consent decree under the Clean Air Act lodged against refinery",
    ],
    no: [
      "Light pollution hides the stars",
      "Beans spilled on new phone",
      "Noise pollution angers neighbours of airport",
    ],
  },
  {
    id: "hazardous-waste-1",
    type: "hazardous-waste",
    any: list(
      "hazardous waste*, toxic waste*, hazardous substance*, cercla, superfund, resource conservation and recovery act, radioactive waste*, nuclear waste*, illegal dump*, illegally dump*, e-waste dump*, waste dump*, toxic dump*, medical waste, chemical waste, comprehensive environmental response, solid waste disposal act, waste shipment*, contaminated site*",
    ),
    not: list("superfund night, waste of time"),
    match: [
      "Smelter fined for hazardous waste stored in open pits",
      "Containers of toxic waste returned to sender",
      "Settlement under CERCLA for former plating works",
    ],
    no: ["Talks were a waste of time", "Toxic debate over school budget", "City wastes chance to win title"],
  },
  {
    id: "deforestation-1",
    type: "deforestation",
    any: list(
      "deforest*, illegal logging, illegal timber, forest clearance, forest clearing, rainforest … cleared, rainforest destruction, clear* … rainforest, forest loss, logging concession*, cut down … forest, destruction of … forest, amazon destruction, forest conversion",
    ),
    not: list("deforestation-free, no deforestation, zero deforestation pledge, logging off, computer logging"),
    match: [
      "Satellite images show deforestation by palm oil supplier",
      "Police seize illegal timber at port",
      "Ranchers clear protected rainforest for cattle",
    ],
    no: [
      "Brand launches deforestation-free chocolate",
      "Logging off for a week: my diary",
      "Forest lose third match in a row",
    ],
  },
  {
    id: "biodiversity-1",
    type: "biodiversity",
    any: list(
      "endangered species, threatened species, extinct*, wildlife trafficking, wildlife trade, poach*, overfishing, illegal fishing, coral bleaching, biodiversity loss, habitat loss, habitat destruction, critically endangered, ivory, rhino horn, species decline, endangered … whale*, mass die-off, invasive species, critical habitat, bycatch",
    ),
    not: list(
      "poached egg*, poached salmon, poached chicken, poach* staff, poach* talent, poach* player*, poach* coach*, poach* executive*, poach* goal, extinct volcano, dinosaur*, ivory coast, ivory tower, extinction rebellion, extinguish*, poaches ceo",
    ),
    match: [
      "Customs seize ivory worth millions",
      "Rangers arrest poachers in park",
      "Porpoise declared critically endangered by fishing nets",
    ],
    no: ["Browns poach coach from rivals", "Ivory Coast wins cup", "Climbers scale extinct volcano"],
  },
  {
    id: "water-stress-1",
    type: "water-stress",
    any: list(
      "water shortage*, water scarcity, water crisis, water rationing, water restriction*, water stress, reservoir* … low, aquifer* deplet*, groundwater deplet*, lack of water, running out of water, run out of water, taps run dry, wells run dry, water supplies … low, over-extraction, water use … curb*",
    ),
    not: list("hot water shortage at gym, novel"),
    match: [
      "Water shortage forces chip plant to truck in supplies",
      "City imposes water restrictions as dams empty",
      "Villages run out of water near bottling plant",
    ],
    no: [
      "Team in hot water after defeat",
      "Water polo side short of players",
      "Novel of a world without water shortage",
    ],
  },
  {
    id: "emissions-1",
    type: "emissions",
    any: list(
      "emissions cheating, emissions scandal, dieselgate, methane leak*, carbon emissions rise*, carbon emissions rose, misses climate target*, greenwash*, emissions target missed, methane emissions, defeat device*, excess co2, emissions breach*, carbon footprint … grew, emissions test cheat*",
    ),
    not: list("film, emissions target met"),
    match: [
      "Methane leak seen from space over gas field",
      "Carmaker fined over emissions cheating",
      "Airline accused of greenwashing",
    ],
    no: ["Film on dieselgate wins prize", "Bond emissions oversubscribed", "Emissions target met early by steelmaker"],
  },
];
