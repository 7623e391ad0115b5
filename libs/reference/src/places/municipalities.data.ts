/**
 * Municipalities of Quebec and places of Ontario, most people first: name, province, region, point (empty when only the
 * county is known). Répertoire des municipalités (CC BY 4.0), GeoNames and SimpleMaps (CC BY 4.0); see CREDITS.md.
 */
export const MUNICIPALITY_ROWS = `Toronto|ON|T|43.700|-79.416
Montréal|QC|06|45.509|-73.588
Ottawa|ON|E|45.411|-75.698
Mississauga|ON|CW|43.579|-79.658
Québec|QC|03|46.812|-71.215
Brampton|ON|CW|43.683|-79.766
Hamilton|ON|CS|43.250|-79.850
Laval|QC|13|45.570|-73.692
London|ON|SW|42.983|-81.233
Markham|ON|CE|43.867|-79.266
Vaughan|ON|CE|43.836|-79.498
Gatineau|QC|07|45.477|-75.702
Windsor|ON|SW|42.300|-83.017
Longueuil|QC|16|45.531|-73.518
Kitchener|ON|CS|43.425|-80.511
Richmond Hill|ON|CE|43.871|-79.437
Oakville|ON|CW|43.450|-79.683
Sherbrooke|QC|05|45.400|-71.899
Burlington|ON|CW|43.386|-79.837
Nepean|ON|E|45.336|-75.722
Oshawa|ON|CE|43.900|-78.850
Lévis|QC|12|46.803|-71.178
Greater Sudbury|ON|NE|46.490|-80.990
Saguenay|QC|02|48.417|-71.066
Trois-Rivières|QC|04|46.345|-72.548
Barrie|ON|CE|44.400|-79.666
St. Catharines|ON|CS|43.171|-79.243
Milton|ON|CW|43.517|-79.883
Cambridge|ON|CS|43.360|-80.313
Whitby|ON|CE|43.883|-78.942
Terrebonne|QC|14|45.700|-73.647
Ajax|ON|CE|43.850|-79.033
Guelph|ON|CW|43.546|-80.256
Kingston|ON|E|44.230|-76.481
Thunder Bay|ON|NW|48.382|-89.250
Waterloo|ON|CS|43.467|-80.516
Saint-Jean-sur-Richelieu|QC|16|45.307|-73.263
Brossard|QC|16|45.450|-73.466
Clarington|ON|CE|43.935|-78.608
Pickering|ON|CE|43.900|-79.133
Repentigny|QC|14|45.742|-73.450
Kanata|ON|E|45.300|-75.916
Sudbury|ON|NE|46.490|-81.010
Brantford|ON|CS|43.133|-80.266
Drummondville|QC|17|45.883|-72.482
Saint-Jérôme|QC|15|45.780|-74.004
Newmarket|ON|CE|44.050|-79.466
Niagara Falls|ON|CS|43.100|-79.066
Peterborough|ON|CE|44.300|-78.316
Willowdale|ON|T|43.767|-79.399
Kawartha Lakes|ON|CE|44.350|-78.750
Sarnia|ON|SW|42.979|-82.404
Granby|QC|05|45.400|-72.732
Sault Ste. Marie|ON|NE|46.517|-84.333
Mirabel|QC|15|45.650|-74.083
Caledon|ON|CW|43.865|-79.993
Waterfront Communities-The Island|ON|T|43.634|-79.377
Blainville|QC|15|45.667|-73.882
Halton Hills|ON|CW|43.630|-79.950
Saint-Hyacinthe|QC|16|45.631|-72.957
Norfolk County|ON|CS|42.833|-80.383
Mascouche|QC|14|45.750|-73.600
Aurora|ON|CE|44.000|-79.466
Woburn|ON|T|43.767|-79.228
Châteauguay|QC|16|45.383|-73.749
Welland|ON|CS|42.983|-79.250
Shawinigan|QC|04|46.567|-72.749
Rimouski|QC|01|48.449|-68.524
Belleville|ON|E|44.167|-77.383
Willowdale East|ON|T|43.771|-79.401
North Bay|ON|NE|46.317|-79.466
Dollard-des-Ormeaux|QC|06|45.495|-73.824
Victoriaville|QC|17|46.050|-71.966
Cornwall|ON|E|45.018|-74.728
Saint-Eustache|QC|15|45.565|-73.906
Salaberry-de-Valleyfield|QC|16|45.250|-74.133
Rouge|ON|T|43.804|-79.166
Vaudreuil-Dorion|QC|16|45.400|-74.033
Stouffville|ON|CE|43.967|-79.250
Georgina|ON|CE|44.300|-79.433
L'Amoreaux|ON|T|43.796|-79.314
Islington-City Centre West|ON|T|43.633|-79.543
Malvern|ON|T|43.809|-79.223
Quinte West|ON|E|44.183|-77.566
Chatham|ON|SW|42.412|-82.185
Rouyn-Noranda|QC|08|48.237|-79.023
Boucherville|QC|16|45.591|-73.436
Timmins|ON|NE|48.467|-81.333
New Tecumseth|ON|CE|44.083|-79.750
Ancaster|ON|CS|43.218|-79.987
Woodstock|ON|SW|43.133|-80.750
St. Thomas|ON|SW|42.774|-81.180
Côte-Saint-Luc|QC|06|45.465|-73.666
Pointe-Claire|QC|06|45.449|-73.817
Dovercourt-Wallace Emerson-Junction|ON|T|43.666|-79.439
Lakeshore|ON|SW|42.240|-82.651
Sorel-Tracy|QC|16|46.042|-73.114
Bradford West Gwillimbury|ON|CE|44.133|-79.633
Downsview-Roding-CFB|ON|T|43.733|-79.490
Parkwoods-Donalda|ON|T|43.755|-79.330
Brant|ON|CS|43.133|-80.350
Mimico|ON|T|43.616|-79.513
Saint-Georges|QC|12|46.114|-70.665
West Humber-Clairville|ON|T|43.716|-79.596
Val-d'Or|QC|08|48.097|-77.797
Leamington|ON|SW|42.050|-82.600
Mount Olive-Silverstone-Jamestown|ON|T|43.747|-79.587
Saint-Constant|QC|16|45.367|-73.566
Chambly|QC|16|45.450|-73.282
Stratford|ON|SW|43.367|-80.950
Church-Yonge Corridor|ON|T|43.660|-79.379
Niagara|ON|T|43.645|-79.407
Orillia|ON|CE|44.609|-79.421
Sainte-Julie|QC|16|45.583|-73.332
Alma|QC|02|48.550|-71.649
Orangeville|ON|CW|43.917|-80.100
Fort Erie|ON|CS|42.900|-78.933
Magog|QC|05|45.267|-72.149
Annex|ON|T|43.672|-79.404
Glenfield-Jane Heights|ON|T|43.746|-79.513
LaSalle|ON|SW|42.217|-83.067
Bendale|ON|T|43.767|-79.253
Boisbriand|QC|15|45.617|-73.832
Mount Pleasant West|ON|T|43.704|-79.393
Agincourt North|ON|T|43.804|-79.275
Centre Wellington|ON|CW|43.700|-80.367
Wexford/Maryvale|ON|T|43.749|-79.299
South Riverdale|ON|T|43.649|-79.336
Banbury-Don Mills|ON|T|43.738|-79.350
York University Heights|ON|T|43.766|-79.489
Tam O'Shanter-Sullivan|ON|T|43.780|-79.295
West Hill|ON|T|43.767|-79.180
Grimsby|ON|CS|43.200|-79.566
Sainte-Thérèse|QC|15|45.639|-73.828
La Prairie|QC|16|45.417|-73.499
Thetford Mines|QC|12|46.094|-71.305
Don Valley Village|ON|T|43.783|-79.354
Clairlea-Birchmount|ON|T|43.714|-79.281
Saint-Bruno-de-Montarville|QC|16|45.533|-73.349
Saint-Lin--Laurentides|QC|14|45.850|-73.766
Milliken|ON|T|43.825|-79.299
Westminster-Branson|ON|T|43.779|-79.452
Bay Street Corridor|ON|T|43.658|-79.386
Prince Edward|ON|E|44.000|-77.249
Beloeil|QC|16|45.568|-73.206
Stonegate-Queensway|ON|T|43.636|-79.501
L'Assomption|QC|14|45.823|-73.429
Woolwich|ON|CS|43.567|-80.483
Dorset Park|ON|T|43.754|-79.282
Fallingbrook|ON|E|45.476|-75.484
Candiac|QC|16|45.383|-73.516
Steeles|ON|T|43.812|-79.331
Sept-Îles|QC|09|50.200|-66.382
Midland|ON|CE|44.750|-79.883
East Gwillimbury|ON|CE|44.101|-79.438
High Park-Swansea|ON|T|43.645|-79.468
Brockville|ON|E|44.591|-75.687
Newtonbrook West|ON|T|43.786|-79.431
Lincoln|ON|CS|43.130|-79.430
Agincourt South-Malvern West|ON|T|43.789|-79.266
Saint-Lambert|QC|16|45.500|-73.517
Bedford Park-Nortown|ON|T|43.731|-79.420
Tecumseh|ON|SW|42.317|-82.900
Saint-Lazare|QC|16|45.400|-74.133
Mont-Royal|QC|06|45.517|-73.649
Eglinton East|ON|T|43.739|-79.246
Joliette|QC|14|46.016|-73.424
Englemount-Lawrence|ON|T|43.720|-79.437
Birchcliffe-Cliffside|ON|T|43.695|-79.265
Rockcliffe-Smythe|ON|T|43.675|-79.494
High Park North|ON|T|43.656|-79.475
Willowridge-Martingrove-Richview|ON|T|43.684|-79.554
Kingsview Village-The Westway|ON|T|43.699|-79.548
Flemingdon Park|ON|T|43.718|-79.332
Sainte-Marthe-sur-le-Lac|QC|15|45.533|-73.933
South Parkdale|ON|T|43.637|-79.439
Collingwood|ON|CE|44.483|-80.216
Black Creek|ON|T|43.765|-79.522
Scugog|ON|CE|44.090|-78.936
The Beaches|ON|T|43.674|-79.295
Kingsville|ON|SW|42.100|-82.717
Varennes|QC|16|45.683|-73.432
Bayview Village|ON|T|43.776|-79.380
East End-Danforth|ON|T|43.684|-79.299
Owen Sound|ON|CW|44.567|-80.943
Oakwood Village|ON|T|43.683|-79.438
Uxbridge|ON|CE|44.100|-79.116
Thorncliffe Park|ON|T|43.708|-79.350
Essa|ON|CE|44.250|-79.783
Dorval|QC|06|45.447|-73.753
Oro-Medonte|ON|CE|44.567|-79.583
Keswick|ON|CE|44.250|-79.466
Rosedale-Moore Park|ON|T|43.683|-79.380
Saint-Augustin-de-Desmaures|QC|03|46.741|-71.451
Strathroy-Caradoc|ON|SW|42.958|-81.617
Clarence-Rockland|ON|E|45.550|-75.291
Fergus|ON|CW|43.706|-80.378
Wasaga Beach|ON|CE|44.517|-80.016
Rivière-du-Loup|QC|01|47.827|-69.542
Baie-Comeau|QC|09|49.217|-68.149
Wilmot|ON|CS|43.400|-80.650
Moss Park|ON|T|43.655|-79.372
Westmount|QC|06|45.483|-73.599
Lindsay|ON|CE|44.350|-78.733
Huntsville|ON|CE|45.333|-79.216
Kirkland|QC|06|45.450|-73.866
Mont-Saint-Hilaire|QC|16|45.565|-73.187
Sainte-Sophie|QC|15|45.817|-73.899
Beaconsfield|QC|06|45.433|-73.866
Saint-Colomban|QC|15|45.733|-74.133
Springwater|ON|CE|44.433|-79.733
Alliston|ON|CE|44.150|-79.866
Thorold|ON|CS|43.117|-79.200
O'Connor-Parkview|ON|T|43.707|-79.312
South Frontenac|ON|E|44.508|-76.494
North St.James Town|ON|T|43.670|-79.375
Eringate-Centennial-West Deane|ON|T|43.658|-79.580
Deux-Montagnes|QC|15|45.535|-73.902
Port Colborne|ON|CS|42.900|-79.233
Cobourg|ON|CE|43.960|-78.165
Weston|ON|T|43.704|-79.515
Kensington-Chinatown|ON|T|43.654|-79.397
L'Ancienne-Lorette|QC|03|46.794|-71.352
St.Andrew-Windfields|ON|T|43.756|-79.379
Sainte-Catherine|QC|16|45.400|-73.582
Brookhaven-Amesbury|ON|T|43.701|-79.486
Niagara-on-the-Lake|ON|CS|43.257|-79.085
Victoria Village|ON|T|43.728|-79.315
Morningside|ON|T|43.787|-79.206
Valley East|ON|NE|46.668|-81.000
Cowansville|QC|05|45.200|-72.749
Middlesex Centre|ON|SW|43.050|-81.450
Saint-Basile-le-Grand|QC|16|45.533|-73.282
Petawawa|ON|E|45.895|-77.280
Danforth East York|ON|T|43.689|-79.331
Kennedy Park|ON|T|43.723|-79.261
Pelham|ON|CS|43.033|-79.333
Selwyn|ON|CE|44.417|-78.333
Vanier|ON|E|45.440|-75.665
Loyalist|ON|E|44.250|-76.750
Willowdale West|ON|T|43.771|-79.428
Hillcrest Village|ON|T|43.805|-79.354
Saint-Charles-Borromée|QC|14|46.050|-73.467
Leaside-Bennington|ON|T|43.704|-79.366
Mount Pleasant East|ON|T|43.705|-79.385
Scarborough Village|ON|T|43.739|-79.221
Trinity-Bellwoods|ON|T|43.648|-79.408
Clanton Park|ON|T|43.742|-79.446
North Grenville|ON|E|44.967|-75.650
Lansing-Westgate|ON|T|43.754|-79.425
Newtonbrook East|ON|T|43.792|-79.406
Mercier|QC|16|45.310|-73.740
Lavaltrie|QC|14|45.883|-73.282
Bracebridge|ON|CE|45.033|-79.316
Cliffcrest|ON|T|43.722|-79.231
Greater Napanee|ON|E|44.250|-76.949
Sainte-Anne-des-Plaines|QC|15|45.765|-73.812
Bathurst Manor|ON|T|43.765|-79.456
Tillsonburg|ON|SW|42.867|-80.733
Pleasant View|ON|T|43.786|-79.335
Henry Farm|ON|T|43.770|-79.352
Taylor-Massey|ON|T|43.695|-79.296
Little Portugal|ON|T|43.647|-79.430
Humbermede|ON|T|43.752|-79.544
Edenbridge-Humber Valley|ON|T|43.671|-79.522
Lachute|QC|15|45.650|-74.333
Gaspé|QC|11|48.833|-64.482
Beauharnois|QC|16|45.313|-73.873
Sainte-Adèle|QC|15|45.950|-74.133
Pincourt|QC|16|45.383|-73.983
Lawrence Park South|ON|T|43.717|-79.406
Kenora|ON|NW|49.767|-94.490
Roncesvalles|ON|T|43.649|-79.450
Yorkdale-Glen Park|ON|T|43.715|-79.457
Bécancour|QC|17|46.341|-72.432
Lawrence Park North|ON|T|43.730|-79.404
Mont-Laurier|QC|15|46.550|-75.499
Val-des-Monts|QC|07|45.650|-75.666
Rayside-Balfour|ON|NE|46.609|-81.208
West Lincoln|ON|CS|43.067|-79.567
Greenwood-Coxwell|ON|T|43.680|-79.327
Junction Area|ON|T|43.668|-79.471
Humewood-Cedarvale|ON|T|43.691|-79.428
West Nipissing / Nipissing Ouest|ON|NE|46.367|-79.917
Wychwood|ON|T|43.678|-79.422
Prévost|QC|15|45.867|-74.083
Briar Hill-Belgravia|ON|T|43.699|-79.453
Rosemère|QC|15|45.633|-73.799
Matane|QC|01|48.829|-67.522
Clearview|ON|CE|44.398|-80.074
Corso Italia-Davenport|ON|T|43.678|-79.447
Saint-Amable|QC|16|45.650|-73.299
St. Clair|ON|SW|42.783|-82.350
Sainte-Marie|QC|12|46.434|-71.012
Simcoe|ON|CS|42.833|-80.300
Amherstburg|ON|SW|42.100|-83.100
Pembroke|ON|E|45.817|-77.116
Amos|QC|08|48.567|-78.116
Oakridge|ON|T|43.697|-79.280
Palmerston-Little Italy|ON|T|43.659|-79.418
Saugeen Shores|ON|CW|44.433|-81.367
Ionview|ON|T|43.737|-79.273
New Hamburg|ON|CS|43.383|-80.700
Mount Dennis|ON|T|43.687|-79.489
Dolbeau-Mistassini|QC|02|48.879|-72.231
Severn|ON|CE|44.750|-79.517
Centennial Scarborough|ON|T|43.782|-79.151
Thames Centre|ON|SW|43.030|-81.080
Mississippi Mills|ON|E|45.217|-76.200
Bayview Woods-Steeles|ON|T|43.797|-79.382
South Glengarry|ON|E|45.200|-74.583
North Perth|ON|SW|43.725|-80.967
Rawdon|QC|14|46.050|-73.716
South Stormont|ON|E|45.083|-74.967
Sainte-Julienne|QC|14|45.967|-73.716
Trent Hills|ON|CE|44.314|-77.851
Guelph/Eramosa|ON|CW|43.630|-80.220
The Nation / La Nation|ON|E|45.350|-75.033
Forest Hill North|ON|T|43.704|-79.428
Ingersoll|ON|SW|43.033|-80.883
Carignan|QC|16|45.450|-73.299
Central Elgin|ON|SW|42.767|-81.100
Port Hope|ON|CE|44.017|-78.400
Saint-Hippolyte|QC|15|45.933|-74.016
Woodbine Corridor|ON|T|43.678|-79.316
Yonge-St.Clair|ON|T|43.688|-79.398
West Grey|ON|CW|44.183|-80.817
Elliot Lake|ON|NE|46.383|-82.633
Highland Creek|ON|T|43.791|-79.176
Les Îles-de-la-Madeleine|QC|11|47.383|-61.867
Bromont|QC|05|45.317|-72.649
Humber Summit|ON|T|43.758|-79.575
Cantley|QC|07|45.567|-75.783
Gravenhurst|ON|CE|44.917|-79.366
Paris|ON|CS|43.200|-80.383
Perth East|ON|SW|43.470|-80.950
Sainte-Agathe-des-Monts|QC|15|46.050|-74.283
Saint-Sauveur|QC|15|45.887|-74.179
Alderwood|ON|T|43.603|-79.546
Mont-Tremblant|QC|15|46.213|-74.584
Queenswood Heights|ON|E|45.471|-75.506
Saint-Raymond|QC|03|46.900|-71.833
Marieville|QC|16|45.433|-73.166
L'Île-Perrot|QC|16|45.383|-73.949
North Riverdale|ON|T|43.672|-79.351
Wellington North|ON|CW|43.900|-80.570
Carleton Place|ON|E|45.133|-76.149
Etobicoke West Mall|ON|T|43.646|-79.570
Brighton|ON|CE|44.122|-77.764
Yonge-Eglinton|ON|T|43.705|-79.404
Tiny|ON|CE|44.683|-79.950
Dufferin Grove|ON|T|43.658|-79.428
Notre-Dame-de-l'Île-Perrot|QC|16|45.367|-73.933
Cabbagetown-South St.James Town|ON|T|43.668|-79.366
Brock|ON|CE|44.317|-79.083
Broadview North|ON|T|43.689|-79.356
New Toronto|ON|T|43.600|-79.505
Erin|ON|CW|43.767|-80.067
Pont-Rouge|QC|03|46.755|-71.696
Farnham|QC|05|45.283|-72.982
Montmagny|QC|12|46.980|-70.555
La Tuque|QC|04|47.433|-72.782
North Dundas|ON|E|45.083|-75.350
Kahnawake|QC|16||
Weston-Pellam Park|ON|T|43.674|-79.460
Keelesdale-Eglinton West|ON|T|43.686|-79.471
Princess-Rosethorn|ON|T|43.666|-79.545
Norwich|ON|SW|42.983|-80.600
Adjala-Tosorontio|ON|CE|44.133|-79.933
Casa Loma|ON|T|43.683|-79.412
Humber Heights-Westmount|ON|T|43.692|-79.522
Hamilton Township|ON|CE|44.054|-78.216
South Dundas|ON|E|44.917|-75.267
Regent Park|ON|T|43.660|-79.362
Forest Hill South|ON|T|43.695|-79.414
Pelmo Park-Humberlea|ON|T|43.718|-79.528
Contrecoeur|QC|16|45.850|-73.232
Bois-des-Filion|QC|15|45.667|-73.750
Lambton Shores|ON|SW|43.167|-81.933
Markland Wood|ON|T|43.633|-79.576
Rexdale-Kipling|ON|T|43.724|-79.566
Mapleton|ON|CW|43.736|-80.668
Georgian Bluffs|ON|CW|44.650|-81.033
Saint-Zotique|QC|16|45.250|-74.249
Temiskaming Shores|ON|NE|47.494|-79.715
Thistletown-Beaumond Heights|ON|T|43.738|-79.563
Angus|ON|CE|44.317|-79.883
Hawkesbury|ON|E|45.600|-74.616
North Dumfries|ON|CS|43.320|-80.380
Rideau Lakes|ON|E|44.667|-76.217
Stoneham-et-Tewkesbury|QC|03|47.167|-71.433
Saint-Félicien|QC|02|48.650|-72.449
Maple Leaf|ON|T|43.716|-79.481
North Glengarry|ON|E|45.333|-74.733
Long Branch|ON|T|43.591|-79.533
Runnymede-Bloor West Village|ON|T|43.659|-79.486
Tay|ON|CE|44.717|-79.767
South Huron|ON|SW|43.317|-81.516
Caledonia-Fairbank|ON|T|43.689|-79.455
Rustic|ON|T|43.712|-79.498
Guildwood|ON|T|43.753|-79.195
Roberval|QC|02|48.517|-72.232
Elizabethtown-Kitley|ON|E|44.700|-75.883
Sainte-Catherine-de-la-Jacques-Cartier|QC|03|46.852|-71.621
Grey Highlands|ON|CW|44.333|-80.500
Lorraine|QC|15|45.683|-73.783
Plantagenet|ON|E|45.533|-74.994
Alfred and Plantagenet|ON|E|45.567|-74.917
Danforth|ON|T|43.684|-79.330
Notre-Dame-des-Prairies|QC|14|46.050|-73.432
Plessisville|QC|17|46.219|-71.762
Saint-Rémi|QC|16|45.267|-73.616
Ramara|ON|CE|44.633|-79.217
Otterburn Park|QC|16|45.533|-73.216
Leeds and the Thousand Islands|ON|E|44.450|-76.080
Brockton|ON|CW|44.167|-81.217
Elms-Old Rexdale|ON|T|43.722|-79.549
La Pêche|QC|07|45.683|-75.983
Laurentian Valley|ON|E|45.768|-77.224
Dorchester|ON|SW|42.983|-81.066
Boischatel|QC|03|46.900|-71.150
Malahide|ON|SW|42.793|-80.936
Bells Corners|ON|E|45.316|-75.830
Kingsway South|ON|T|43.654|-79.511
Bridle Path-Sunnybrook-York Mills|ON|T|43.731|-79.379
Huron East|ON|SW|43.617|-81.300
Saint-Apollinaire|QC|12|46.617|-71.517
Old East York|ON|T|43.697|-79.335
L'Épiphanie|QC|14|45.850|-73.482
Coaticook|QC|05|45.133|-71.799
Sainte-Brigitte-de-Laval|QC|03|47.000|-71.200
Chelsea|QC|07|45.500|-75.783
Penetanguishene|ON|CE|44.767|-79.933
Smiths Falls|ON|E|44.905|-76.023
West Perth|ON|SW|43.470|-81.200
Cavan Monaghan|ON|CE|44.200|-78.467
Delson|QC|16|45.367|-73.549
Binbrook|ON|CS|43.121|-79.811
Arnprior|ON|E|45.433|-76.349
Nicolet|QC|17|46.231|-72.613
Champlain|ON|E|45.533|-74.650
Saint-Philippe|QC|16|45.350|-73.470
Minto|ON|CW|43.917|-80.867
Mono|ON|CW|44.017|-80.067
Lac-Beauport|QC|03|46.983|-71.291
Brownsburg-Chatham|QC|15|45.683|-74.416
South Bruce Peninsula|ON|CW|44.733|-81.200
La Malbaie|QC|03|47.654|-70.153
Kapuskasing|ON|NE|49.417|-82.433
Concord|ON|CE|43.800|-79.483
Renfrew|ON|E|45.467|-76.683
Dryden|ON|NW|49.783|-92.750
Rigaud|QC|16|45.479|-74.302
Zorra|ON|SW|43.150|-80.950
Shelburne|ON|CW|44.079|-80.204
Acton Vale|QC|16|45.650|-72.566
Lambton Baby Point|ON|T|43.657|-79.496
Woodbine-Lumsden|ON|T|43.692|-79.310
Coteau-du-Lac|QC|16|45.300|-74.183
Donnacona|QC|03|46.680|-71.724
Playter Estates-Danforth|ON|T|43.680|-79.355
Baie-Saint-Paul|QC|03|47.441|-70.499
Kirkland Lake|ON|NE|48.145|-80.038
Drummond/North Elmsley|ON|E|44.967|-76.200
Fort Frances|ON|NW|48.617|-93.400
Blake-Jones|ON|T|43.676|-79.337
Shefford|QC|05|45.350|-72.566
Stone Mills|ON|E|44.450|-76.917
Saint-Félix-de-Valois|QC|14|46.170|-73.425
Hanover|ON|CW|44.150|-81.033
South-West Oxford|ON|SW|42.950|-80.800
Beckwith|ON|E|45.083|-76.067
Saint-Calixte|QC|14|45.950|-73.850
Goderich|ON|SW|43.742|-81.713
University|ON|T|43.663|-79.401
Louiseville|QC|04|46.256|-72.941
Saint-Lambert-de-Lauzon|QC|12|46.586|-71.209
Plympton-Wyoming|ON|SW|43.017|-82.083
Central Huron|ON|SW|43.630|-81.570
Listowel|ON|SW|43.733|-80.950
Camlachie|ON|SW|43.036|-82.162
Aylmer|ON|SW|42.767|-80.983
Hampstead|QC|06|45.481|-73.663
Essex|ON|SW|42.175|-82.825
Napanee|ON|E|44.250|-76.949
Blandford-Blenheim|ON|SW|43.233|-80.600
Bayham|ON|SW|42.733|-80.783
Saint-Joseph-du-Lac|QC|15|45.533|-73.999
Augusta|ON|E|44.751|-75.600
Innisfil|ON|CE|44.300|-79.650
Puslinch|ON|CW|43.450|-80.167
Val-des-Sources|QC|05|45.767|-71.932
Chandler|QC|11|48.349|-64.679
St. Marys|ON|SW|43.258|-81.133
Chibougamau|QC|10|49.917|-74.366
Saint-Paul|QC|14|45.983|-73.450
Southgate|ON|CW|44.100|-80.583
La Sarre|QC|08|48.800|-79.200
McNab/Braeside|ON|E|45.450|-76.500
Les Cèdres|QC|16|45.310|-74.059
East Zorra-Tavistock|ON|SW|43.233|-80.783
L'Ange-Gardien|QC|07|45.583|-75.450
Shannon|QC|03|46.880|-71.515
Huron-Kinloss|ON|CW|44.050|-81.533
Bluewater|ON|SW|43.467|-81.600
The Blue Mountains|ON|CW|44.483|-80.383
Whitewater Region|ON|E|45.717|-76.833
Saint-Honoré|QC|02|48.533|-71.082
King|ON|CE|43.965|-79.590
Edwardsburgh/Cardinal|ON|E|44.833|-75.500
North Stormont|ON|E|45.217|-75.000
Alnwick/Haldimand|ON|CE|44.083|-78.033
Hébertville|QC|02|48.400|-71.683
Arran-Elderslie|ON|CW|44.400|-81.200
Kincardine|ON|CW|44.183|-81.633
Douro-Dummer|ON|CE|44.450|-78.100
Otonabee-South Monaghan|ON|CE|44.233|-78.233
Charlemagne|QC|14|45.717|-73.482
Notre-Dame-du-Mont-Carmel|QC|04|46.473|-72.676
Chatsworth|ON|CW|44.380|-80.870
Muskoka Falls|ON|CE|45.126|-79.558
Beechborough-Greenbrook|ON|T|43.693|-79.479
Pontiac|QC|07|45.583|-76.133
Mont-Joli|QC|01|48.584|-68.192
Port-Cartier|QC|09|50.033|-66.865
Pointe-Calumet|QC|15|45.500|-73.966
Princeville|QC|17|46.172|-71.875
Wainfleet|ON|CS|42.925|-79.375
Cramahe|ON|CE|44.083|-77.883
North Middlesex|ON|SW|43.150|-81.633
La Pocatière|QC|01|47.367|-70.035
Parry Sound|ON|NE|45.347|-80.035
Lac-Brome|QC|05|45.217|-72.516
Les Coteaux|QC|16|45.283|-74.233
Dysart et al|ON|CE|45.204|-78.405
Beauceville|QC|12|46.218|-70.779
Saint-Césaire|QC|16|45.417|-72.999
Sainte-Anne-des-Monts|QC|11|49.124|-66.492
McMasterville|QC|16|45.550|-73.233
Oka|QC|15|45.465|-74.089
Hindon Hill|ON|CE|44.933|-78.733
Saint-Pie|QC|16|45.503|-72.909
Richelieu|QC|16|45.443|-73.246
Saint-Henri|QC|12|46.693|-71.069
Amqui|QC|01|48.464|-67.431
Lac-Mégantic|QC|05|45.583|-70.882
Val-David|QC|15|46.033|-74.216
Oliver Paipoonge|ON|NW|48.390|-89.520
Sainte-Martine|QC|16|45.250|-73.799
Verchères|QC|16|45.783|-73.349
Southwest Middlesex|ON|SW|42.750|-81.700
Waterloo|QC|05|45.350|-72.516
Front of Yonge|ON|E|44.533|-75.867
Lanoraie|QC|14|45.967|-73.216
Corunna|ON|SW|42.883|-82.433
Saint-Roch-de-l'Achigan|QC|14|45.850|-73.600
Chertsey|QC|14|46.071|-73.891
Tay Valley|ON|E|44.867|-76.383
South Bruce|ON|CW|44.033|-81.200
Orford|QC|05|45.267|-72.149
Lively|ON|NE|46.433|-81.150
Perth|ON|E|44.900|-76.249
Hudson|QC|16|45.450|-74.149
Cookshire-Eaton|QC|05|45.417|-71.632
Gananoque|ON|E|44.333|-76.166
Saint-Jean-de-Matha|QC|14|46.230|-73.530
Ashfield-Colborne-Wawanosh|ON|SW|43.867|-81.600
Saint-Boniface|QC|04||
Windsor|QC|05|45.567|-71.999
Trent Lakes|ON|CE|44.725|-78.458
Petrolia|ON|SW|42.867|-82.150
Saint-Joseph-de-Beauce|QC|12|46.300|-70.867
Chisasibi|QC|10|53.664|-78.794
Lanark Highlands|ON|E|45.088|-76.517
Sainte-Anne-de-Bellevue|QC|06|45.406|-73.946
Cochrane|ON|NE|49.067|-81.017
Saint-Cyrille-de-Wendover|QC|17|45.933|-72.432
Montréal-Ouest|QC|06|45.453|-73.649
Témiscouata-sur-le-Lac|QC|01|47.680|-68.880
Tottenham|ON|CE|44.024|-79.806
Saint-Denis-de-Brompton|QC|05|45.450|-72.083
Saint-Donat|QC|14|46.317|-74.217
Saint-Germain-de-Grantham|QC|17|45.833|-72.566
Morin-Heights|QC|15|45.900|-74.249
Montréal-Est|QC|06|45.632|-73.507
West Elgin|ON|SW|42.583|-81.667
Warwick|QC|17|45.950|-71.982
North Huron|ON|SW|43.830|-81.420
Mount Albert|ON|CE|44.133|-79.316
Meaford|ON|CW|44.607|-80.611
Rivière-Rouge|QC|15|46.417|-74.866
Stirling-Rawdon|ON|E|44.367|-77.592
Roxton Pond|QC|05|45.483|-72.667
Saint-Jacques|QC|14|45.949|-73.570
Saint-Agapit|QC|12|46.567|-71.433
Sutton|QC|05|45.100|-72.616
Centre Hastings|ON|E|44.417|-77.442
Château-Richer|QC|03|46.960|-71.032
East Ferris|ON|NE|46.267|-79.300
Hearst|ON|NE|49.684|-83.667
Picton|ON|E|44.002|-77.146
Lucan Biddulph|ON|SW|43.200|-81.383
Saint-Étienne-des-Grès|QC|04||
Espanola|ON|NE|46.258|-81.766
Azilda|ON|NE|46.550|-81.100
Mississauga Beach|ON|CS|43.259|-79.086
Greenstone|ON|NW|49.733|-87.167
Saint-Antonin|QC|01|47.761|-69.477
Rockwood|ON|CW|43.619|-80.144
Saint-Mathias-sur-Richelieu|QC|16|45.467|-73.267
Saint-Ambroise-de-Kildare|QC|14|46.083|-73.550
Berthierville|QC|14|46.083|-73.182
Neuville|QC|03|46.698|-71.583
Saint-Anselme|QC|12|46.629|-70.973
Havelock-Belmont-Methuen|ON|CE|44.567|-77.900
Prescott|ON|E|44.717|-75.516
Russell|ON|E|45.250|-75.366
Southwold|ON|SW|42.750|-81.317
Central Frontenac|ON|E|44.717|-76.800
Red Lake|ON|NW|51.017|-93.827
Beaupré|QC|03|47.044|-70.895
Seguin|ON|NE|45.288|-79.812
Tyendinaga|ON|E|44.300|-77.200
Deep River|ON|E|46.100|-77.499
Ormstown|QC|16|45.133|-73.999
East Angus|QC|05|45.483|-71.666
Crabtree|QC|14|45.967|-73.466
Iroquois Falls|ON|NE|48.767|-80.683
Métabetchouan--Lac-à-la-Croix|QC|02|48.410|-71.780
Saint-Ambroise|QC|02|48.554|-71.321
Napierville|QC|16|45.186|-73.405
Carleton-sur-Mer|QC|11|48.107|-66.128
L'Ange-Gardien|QC|03|46.920|-71.083
Madawaska Valley|ON|E|45.500|-77.667
Lac-Etchemin|QC|12|46.400|-70.500
Asphodel-Norwood|ON|CE|44.353|-78.018
Sainte-Anne-des-Lacs|QC|15|45.850|-74.133
Hastings Highlands|ON|E|45.233|-77.933
Saint-Ferréol-les-Neiges|QC|03|47.117|-70.850
Vineland|ON|CS|43.151|-79.394
Richmond|ON|E|45.183|-75.833
Mont-Blanc|QC|15||
Saint-Prosper|QC|12|46.217|-70.483
Saint-Adolphe-d'Howard|QC|15|45.967|-74.333
Northern Bruce Peninsula|ON|CW|45.080|-81.380
Amaranth|ON|CW|43.983|-80.233
Danville|QC|05|45.783|-72.016
Marmora and Lake|ON|E|44.642|-77.737
New Richmond|QC|11|48.161|-65.858
Saint-André-Avellin|QC|07|45.717|-75.066
Cap-Santé|QC|03|46.672|-71.788
Sainte-Marguerite-du-Lac-Masson|QC|15|46.056|-74.072
L'Islet|QC|12|47.104|-70.352
Howick|ON|SW|43.900|-81.070
Dutton/Dunwich|ON|SW|42.667|-81.500
Callander|ON|NE|46.178|-79.412
Bancroft|ON|E|45.058|-77.857
Perth South|ON|SW|43.300|-81.150
Maniwaki|QC|07|46.383|-75.966
Breslau|ON|CS|43.482|-80.408
Saint-Tite|QC|04|46.727|-72.565
Montague|ON|E|44.967|-75.967
Saint-Maurice|QC|04||
Sainte-Claire|QC|12|46.600|-70.867
Baie-D'Urfé|QC|06|45.414|-73.916
Warwick|ON|SW|43.000|-81.892
Bonnechere Valley|ON|E|45.533|-77.100
Saint-Sulpice|QC|14|45.833|-73.350
Saint-Michel|QC|16|45.233|-73.567
Piedmont|QC|15|45.900|-74.133
Ascot Corner|QC|05|45.450|-71.767
Dunham|QC|05|45.133|-72.799
Saint-Alphonse-Rodriguez|QC|14|46.183|-73.700
Saint-Isidore|QC|12||
Saint-Alphonse-de-Granby|QC|05|45.333|-72.817
Thurso|QC|07||
Saint-Pascal|QC|01|47.518|-69.803
Saint-Gilles|QC|12|46.517|-71.367
Saint-Thomas|QC|14|46.017|-73.349
Morris-Turnberry|ON|SW|43.850|-81.250
Mulmur|ON|CW|44.192|-80.108
Malartic|QC|08||
Blind River|ON|NE|46.183|-82.950
Richmond|QC|05|45.667|-72.149
Saint-Côme--Linière|QC|12|46.067|-70.516
Portneuf|QC|03||
Sainte-Mélanie|QC|14|46.133|-73.517
Saint-Gabriel-de-Valcartier|QC|03|46.933|-71.467
Havre-Saint-Pierre|QC|09|50.245|-63.597
Highlands East|ON|CE|44.967|-78.250
Saint-Jean-Baptiste|QC|16|45.381|-74.012
Saint-Jean-Port-Joli|QC|12|47.214|-70.270
Notre-Dame-de-Lourdes|QC|14|46.100|-73.433
Saint-André-d'Argenteuil|QC|15|45.567|-74.333
Grande-Rivière|QC|11|48.400|-64.500
Compton|QC|05|45.233|-71.817
Saint-Christophe-d'Arthabaska|QC|17|46.033|-71.883
East Hawkesbury|ON|E|45.517|-74.467
Sainte-Clotilde|QC|16|45.150|-73.683
Marathon|ON|NW|48.750|-86.367
Capreol|ON|NE|46.706|-80.921
St. George|ON|CS|43.245|-80.251
Wellesley|ON|CS|43.477|-80.762
Val-Morin|QC|15|46.000|-74.183
Ballantrae|ON|CE|44.033|-79.300
Stoke|QC|05|45.533|-71.800
Sables-Spanish Rivers|ON|NE|46.233|-82.000
Adstock|QC|12|46.050|-71.082
Saint-Alexis-des-Monts|QC|04|46.467|-73.133
Beaumont|QC|12||
Sainte-Anne-de-Beaupré|QC|03|47.017|-70.933
Lake of Bays|ON|CE|45.304|-79.018
Mont-Saint-Grégoire|QC|16|45.333|-73.166
Clermont|QC|03|47.683|-70.233
Waterford|ON|CS|42.933|-80.283
Saint-David-de-Falardeau|QC|02|48.617|-71.117
Paspébiac|QC|11|48.033|-65.250
Percé|QC|11|48.533|-64.217
Saint-Liboire|QC|16|45.651|-72.763
Trois-Pistoles|QC|01|48.120|-69.180
Saint-Gabriel|QC|14|46.300|-73.382
Casselman|ON|E|45.317|-75.083
Cap-Saint-Ignace|QC|12|47.033|-70.467
Ange-Gardien|QC|16|45.350|-72.932
Merrickville|ON|E|44.854|-75.827
Normandin|QC|02|48.833|-72.532
Saint-Dominique|QC|16|45.567|-72.850
Grenville-sur-la-Rouge|QC|15|45.650|-74.633
Saint-Mathieu-de-Beloeil|QC|16|45.567|-73.200
Lac-des-Écorces|QC|15|46.550|-75.350
Huntingdon|QC|16|45.083|-74.166
Morrisburg|ON|E|44.900|-75.183
Saint-Anaclet-de-Lessard|QC|01|48.480|-68.420
Melancthon|ON|CW|44.150|-80.267
Stanstead|QC|05|45.017|-72.100
Ridgetown|ON|SW|42.435|-81.887
Adelaide-Metcalfe|ON|SW|42.950|-81.700
Saint-Roch-de-Richelieu|QC|16|45.883|-73.167
Saint-Marc-des-Carrières|QC|03|46.683|-72.049
Laurentian Hills|ON|E|46.133|-77.550
Grand Valley|ON|CW|43.950|-80.367
Tavistock|ON|SW|43.317|-80.833
Scott|QC|12||
Dégelis|QC|01|47.550|-68.650
Sioux Lookout|ON|NW|50.067|-91.984
Sainte-Marie-Madeleine|QC|16|45.600|-73.100
Virgil|ON|CS|43.217|-79.133
Admaston/Bromley|ON|E|45.529|-76.897
Wingham|ON|SW|43.888|-81.311
Sainte-Catherine-de-Hatley|QC|05|45.250|-72.050
Saint-Basile|QC|03|46.750|-71.817
Saint-Gabriel-de-Brandon|QC|14|46.267|-73.383
North Algona Wilberforce|ON|E|45.617|-77.200
Wawa|ON|NE|47.989|-84.774
Horton|ON|E|45.500|-76.667
Saint-Isidore|QC|16||
Saint-Paul-d'Abbotsford|QC|16|45.433|-72.883
Saint-Anicet|QC|16|45.120|-74.350
Labelle|QC|15|46.283|-74.733
Saint-Michel-des-Saints|QC|14|46.677|-73.919
Bedford|QC|05|45.117|-72.982
Weedon|QC|05||
Saint-Elzéar|QC|12|46.400|-71.067
Laurier-Station|QC|12|46.533|-71.633
Forestville|QC|09|48.738|-69.085
Saint-Prime|QC|02|48.592|-72.336
Rougemont|QC|16|45.433|-73.049
Léry|QC|16|45.350|-73.800
Ferme-Neuve|QC|15|46.700|-75.449
Saint-Côme|QC|14|46.270|-73.780
Sainte-Luce|QC|01|48.550|-68.380
Lacolle|QC|16|45.083|-73.366
Rivière-Beaudette|QC|16|45.233|-74.333
Shuniah|ON|NW|48.583|-88.833
Enniskillen|ON|SW|42.817|-82.125
Senneterre|QC|08||
Yamachiche|QC|04||
Sainte-Anne-de-Sorel|QC|16|46.050|-73.067
Gore|QC|15|45.770|-74.250
Maria|QC|11|48.175|-65.986
Atikokan|ON|NW|48.757|-91.624
Lakefield|ON|CE|44.433|-78.266
Kuujjuaq|QC|10|58.143|-68.374
Wickham|QC|17|45.750|-72.500
Eastman|QC|05|45.334|-72.304
Saint-Charles-de-Bellechasse|QC|12|46.767|-70.950
Bonaventure|QC|11|48.046|-65.493
Waskaganish|QC|10|51.483|-78.750
Northeastern Manitoulin and the Islands|ON|NE|45.967|-81.933
McDougall|ON|NE|45.450|-80.017
Macamic|QC|08|48.750|-79.000
La Présentation|QC|16|45.667|-73.050
Saint-Bernard|QC|12|46.500|-71.133
Saint-Martin|QC|12|45.967|-70.650
Saint-Alexandre|QC|16||
Seaforth|ON|SW|43.550|-81.400
Saint-Léonard-d'Aston|QC|17|46.107|-72.374
Saint-François-Xavier-de-Brompton|QC|05|45.533|-72.050
French River / Rivière des Français|ON|NE|46.167|-80.500
Markstay|ON|NE|46.491|-80.472
Saint-Chrysostome|QC|16|45.100|-73.767
Saint-Mathieu|QC|16|45.317|-73.516
Sainte-Croix|QC|12||
Waterville|QC|05|45.267|-71.900
Sainte-Victoire-de-Sorel|QC|16|45.950|-73.083
Saint-Éphrem-de-Beauce|QC|12|46.067|-70.949
East Garafraxa|ON|CW|43.850|-80.250
Osgoode|ON|E|45.149|-75.598
Saint-Damien|QC|14|46.330|-73.480
Akwesasne|QC|16|45.016|-74.577
Gracefield|QC|07|46.093|-75.957
Saint-Polycarpe|QC|16|45.300|-74.299
Saint-Louis-de-Gonzague|QC|16|45.200|-73.980
Lucan|ON|SW|43.183|-81.400
Cap-Chat|QC|11|49.097|-66.685
Delaware|ON|SW|42.917|-81.416
Greater Madawaska|ON|E|45.272|-76.859
Mandeville|QC|14|46.367|-73.349
Fossambault-sur-le-Lac|QC|03|46.877|-71.615
Pessamit|QC|09|49.048|-68.681
Georgian Bay|ON|CE|44.983|-79.817
Saint-Alexandre-de-Kamouraska|QC|01|47.682|-69.625
Pohénégamook|QC|01|47.463|-69.227
Saint-Raphaël|QC|12||
Daveluyville|QC|17|46.200|-72.132
North Kawartha|ON|CE|44.750|-78.100
Maskinongé|QC|04|46.229|-73.019
Perry|ON|NE|45.500|-79.283
Ville-Marie|QC|08|47.333|-79.433
Black River-Matheson|ON|NE|48.533|-80.467
Saint-Denis-sur-Richelieu|QC|16|45.783|-73.149
Sainte-Thècle|QC|04||
Killaloe, Hagarty and Richards|ON|E|45.600|-77.500
Alvinston|ON|SW|42.849|-81.905
Winchester|ON|E|45.083|-75.349
Saint-Pamphile|QC|12|46.967|-69.783
Saint-Damase|QC|16|45.533|-72.999
Sainte-Béatrix|QC|14|46.200|-73.616
Brigham|QC|05|45.250|-72.850
Sainte-Madeleine|QC|16|45.600|-73.099
Disraeli|QC|12|45.900|-71.349
Papineauville|QC|07|45.617|-75.016
Hinchinbrooke|QC|16|45.050|-74.100
Saint-Victor|QC|12||
Algonquin Highlands|ON|CE|45.400|-78.750
Saint-Gédéon|QC|02|48.500|-71.766
Mansfield-et-Pontefract|QC|07|45.861|-76.739
Addington Highlands|ON|E|45.000|-77.250
Saint-Paul-de-l'Île-aux-Noix|QC|16|45.133|-73.283
Saint-Esprit|QC|14|45.900|-73.667
Constance Bay|ON|E|45.500|-76.083
Elmvale|ON|CE|44.583|-79.866
Témiscaming|QC|08|46.721|-79.097
East Broughton|QC|12|46.214|-71.077
Sainte-Anne-de-Sabrevois|QC|16|45.200|-73.217
Sainte-Geneviève-de-Berthier|QC|14|46.083|-73.217
Nominingue|QC|15||
L'Ascension-de-Notre-Seigneur|QC|02|48.683|-71.666
Saint-Marc-sur-Richelieu|QC|16|45.683|-73.200
Saint-Liguori|QC|14|46.017|-73.567
Sainte-Cécile-de-Milton|QC|05|45.483|-72.750
Port-Daniel--Gascons|QC|11|48.183|-64.967
Deschambault-Grondines|QC|03||
Venise-en-Québec|QC|16|45.083|-73.132
Wendake|QC|03|46.869|-71.363
Saint-Gervais|QC|12|46.717|-70.883
Valcourt|QC|05|45.500|-72.316
Puvirnituq|QC|10||
Potton|QC|05|45.083|-72.367
Lebel-sur-Quévillon|QC|10|49.050|-76.983
Saint-Fulgence|QC|02|48.450|-70.900
Albanel|QC|02|48.883|-72.449
Upton|QC|16|45.650|-72.683
Saint-Ignace-de-Loyola|QC|14|46.067|-73.133
Pierreville|QC|17|46.070|-72.811
Saint-Stanislas-de-Kostka|QC|16|45.180|-74.130
Saint-Nazaire|QC|02|48.589|-71.552
Saint-Blaise-sur-Richelieu|QC|16|45.217|-73.283
Little Current|ON|NE|45.979|-81.925
Causapscal|QC|01|48.367|-67.233
Port Stanley|ON|SW|42.667|-81.216
Obedjiwan|QC|04|48.669|-74.929
Saint-Gédéon-de-Beauce|QC|12|45.850|-70.633
Manawan|QC|14|47.220|-74.386
Lac-Supérieur|QC|15|46.200|-74.467
Glencoe|ON|SW|42.750|-81.716
Fermont|QC|09|52.794|-67.084
Saint-Barthélemy|QC|14|46.183|-73.133
Mashteuiatsh|QC|02|48.569|-72.249
Central Manitoulin|ON|NE|45.717|-82.200
Saint-Ferdinand|QC|17|46.100|-71.567
Kingsey Falls|QC|17|45.850|-72.066
Saint-Élie-de-Caxton|QC|04||
Déléage|QC|07|46.383|-75.917
Limoges|ON|E|45.333|-75.249
Vallée-Jonction|QC|12|46.374|-70.919
Sainte-Anne-de-la-Pérade|QC|04||
Saint-Patrice-de-Sherrington|QC|16|45.167|-73.517
Point Edward|ON|SW|42.993|-82.408
Stirling|ON|E|44.300|-77.549
Sainte-Barbe|QC|16|45.167|-74.200
Mattawa|ON|NE|46.317|-78.700
Neebing|ON|NW|48.167|-89.417
Austin|QC|05|45.183|-72.283
Bonfield|ON|NE|46.217|-79.133
Dawn-Euphemia|ON|SW|42.700|-82.017
Chapleau|ON|NE|47.833|-83.400
Caplan|QC|11|48.100|-65.683
Notre-Dame-du-Bon-Conseil|QC|17|46.000|-72.350
Saint-Lucien|QC|17|45.867|-72.267
Sainte-Marcelline-de-Kildare|QC|14|46.117|-73.600
Inukjuak|QC|10|58.482|-78.131
Notre-Dame-des-Pins|QC|12|46.183|-70.717
La Guadeloupe|QC|12|45.950|-70.930
Champlain|QC|04||
Wellington|ON|E|43.958|-77.353
Saint-François-du-Lac|QC|17|46.067|-72.833
Barraute|QC|08||
Saint-Joseph-de-Coleraine|QC|12|45.967|-71.366
Notre-Dame-du-Laus|QC|15|46.083|-75.617
Saint-Jacques-le-Mineur|QC|16|45.283|-73.416
North Frontenac|ON|E|44.950|-76.900
Saint-Michel-de-Bellechasse|QC|12|46.867|-70.917
Deseronto|ON|E|44.200|-77.049
Grenville|QC|15|45.633|-74.600
Mille-Isles|QC|15|45.820|-74.220
Terrasse-Vaudreuil|QC|16|45.400|-73.983
Cacouna|QC|01|47.917|-69.501
Sainte-Hélène-de-Bagot|QC|16|45.733|-72.733
Walpole Island|ON|SW|42.615|-82.514
Saint-Antoine-sur-Richelieu|QC|16|45.783|-73.183
Sainte-Angèle-de-Monnoir|QC|16|45.383|-73.100
Pointe-des-Cascades|QC|16|45.333|-73.967
Saint-Cuthbert|QC|14|46.150|-73.233
Saint-Fabien|QC|01|48.300|-68.870
Saint-Charles-sur-Richelieu|QC|16|45.683|-73.183
Sainte-Émélie-de-l'Énergie|QC|14|46.317|-73.650
Frontenac|QC|05|45.580|-70.830
Ripon|QC|07|45.783|-75.100
Saint-Narcisse|QC|04||
Dudswell|QC|05|45.583|-71.583
Mount Brydges|ON|SW|42.900|-81.483
Saint-Robert|QC|16|45.967|-73.000
Saint-Damien-de-Buckland|QC|12|46.633|-70.667
Sainte-Justine|QC|12|46.400|-70.350
Berthier-sur-Mer|QC|12|46.917|-70.733
Nouvelle|QC|11|48.133|-66.317
Wentworth-Nord|QC|15|45.850|-74.450
Yamaska|QC|16|46.024|-72.939
Chambord|QC|02|48.433|-72.066
Saint-Ours|QC|16|45.883|-73.150
Moose Factory|ON|NE|51.267|-80.616
Harriston|ON|CW|43.912|-80.872
Saint-Valérien-de-Milton|QC|16|45.567|-72.717
Saint-Clet|QC|16|45.350|-74.220
Pointe-Lebel|QC|09|49.167|-68.200
Saint-Cyprien-de-Napierville|QC|16|45.183|-73.417
Metcalfe|ON|E|45.233|-75.466
Franklin|QC|16|45.033|-73.916
Sayabec|QC|01|48.567|-67.683
Frontenac Islands|ON|E|44.200|-76.383
Saint-Antoine-de-Tilly|QC|12|46.663|-71.573
Komoka|ON|SW|42.958|-81.400
Les Escoumins|QC|09|48.352|-69.407
Saint-Malachie|QC|12|46.533|-70.767
Val-Joli|QC|05|45.600|-71.970
Saint-Placide|QC|15|45.533|-74.200
Saint-Albert|QC|17|46.000|-72.083
Larouche|QC|02|48.450|-71.517
Parkhill|ON|SW|43.160|-81.685
Shawville|QC|07|45.600|-76.483
Lambton|QC|05|45.830|-71.080
Saint-Laurent-de-l'Île-d'Orléans|QC|03|46.867|-71.017
Manitouwadge|ON|NW|49.122|-85.840
Amherst|QC|15|46.050|-74.767
Nipissing|ON|NE|46.050|-79.550
Tweed|ON|E|44.475|-77.316
Sainte-Perpétue|QC|12||
Price|QC|01|48.602|-68.123
Saint-Jean-de-Dieu|QC|01|48.000|-69.050
Millbrook|ON|CE|44.150|-78.450
Saint-Zacharie|QC|12|46.133|-70.367
La Conception|QC|15|46.150|-74.699
Messines|QC|07|46.233|-76.017
Uashat|QC|09|50.233|-66.395
Sacré-Coeur|QC|09|48.230|-69.801
Lyster|QC|17|46.367|-71.617
Saint-Flavien|QC|12|46.512|-71.596
Maliotenam|QC|09|50.211|-66.182
Henryville|QC|16|45.133|-73.183
Huron Shores|ON|NE|46.283|-83.200
Saint-Paulin|QC|04|46.417|-73.033
Saint-Théodore-d'Acton|QC|16|45.683|-72.583
Saint-Benoît-Labre|QC|12|46.067|-70.800
Saint-Ulric|QC|01||
Sainte-Lucie-des-Laurentides|QC|15|46.130|-74.180
Saint-Bernard-de-Lacolle|QC|16|45.083|-73.417
Sainte-Clotilde-de-Horton|QC|17|45.983|-72.233
Listuguj|QC|11|48.061|-66.749
Nipigon|ON|NW|49.015|-88.268
Saint-Pierre-de-l'Île-d'Orléans|QC|03|46.883|-71.067
Tring-Jonction|QC|12|46.267|-70.983
Cleveland|QC|05|45.670|-72.080
Les Éboulements|QC|03|47.483|-70.317
Salluit|QC|10||
Burford|ON|CS|43.103|-80.429
Terrace Bay|ON|NW|48.800|-87.100
Saint-Honoré-de-Shenley|QC|12|45.967|-70.833
Macdonald, Meredith and Aberdeen Additional|ON|NE|46.483|-84.067
Saint-Tite-des-Caps|QC|03|47.133|-70.767
Saint-Mathieu-du-Parc|QC|04||
Wemindji|QC|10|53.044|-78.738
Godmanchester|QC|16|45.080|-74.250
Saint-Joseph-de-Sorel|QC|16|46.045|-73.131
Noyan|QC|16|45.067|-73.300
Saint-Ubalde|QC|03|46.750|-72.267
Hérouxville|QC|04||
Tingwick|QC|17|45.887|-71.924
Saint-Félix-de-Kingsey|QC|17|45.800|-72.183
Saint-Joachim-de-Shefford|QC|05|45.450|-72.533
Sainte-Hénédine|QC|12|46.550|-70.983
Saint-François-de-la-Rivière-du-Sud|QC|12|46.883|-70.717
Rivière-Héva|QC|08||
Amigo Beach|ON|CE|44.692|-79.393
Sainte-Brigide-d'Iberville|QC|16|45.317|-73.067
Saint-Pacôme|QC|01|47.405|-69.950
Watford|ON|SW|42.950|-81.883
Madoc|ON|E|44.508|-77.474
Saint-Casimir|QC|03|46.650|-72.133
Brudenell, Lyndoch and Raglan|ON|E|45.317|-77.400
Attawapiskat|ON|NE|52.928|-82.417
Napanee Downtown|ON|E|44.248|-76.951
Skatepark|ON|E|44.251|-76.944
Saint-Guillaume|QC|17|45.883|-72.767
La Minerve|QC|15|46.250|-74.933
Lac-au-Saumon|QC|01|48.417|-67.350
Englehart|ON|NE|47.824|-79.874
Sainte-Élisabeth|QC|14|46.095|-73.352
Saint-Simon|QC|16|45.719|-72.846
Saint-Hubert-de-Rivière-du-Loup|QC|01|47.817|-69.150
Saint-Odilon-de-Cranbourne|QC|12|46.367|-70.683
Saint-Alexis|QC|14|45.933|-73.617
Lac-aux-Sables|QC|04||
Dowling|ON|NE|46.591|-81.339
Wotton|QC|05|45.733|-71.800
L'Avenir|QC|17|45.767|-72.300
Racine|QC|05|45.500|-72.250
L'Orignal|ON|E|45.620|-74.692
Clarendon|QC|07|45.650|-76.517
Strong|ON|NE|45.750|-79.400
Lappe|ON|NW|48.567|-89.350
Saint-Zénon|QC|14|46.550|-73.817
Armagh|QC|12||
Saint-Urbain|QC|03|47.550|-70.533
Saint-Édouard|QC|16|45.233|-73.516
L'Isle-Verte|QC|01|48.017|-69.333
Tobermory|ON|CW|45.250|-81.666
Palmarolle|QC|08|48.667|-79.200
Saint-Joachim|QC|03|47.050|-70.850
Pointe-aux-Outardes|QC|09|49.050|-68.433
Nantes|QC|05|45.633|-71.033
L'Isle-aux-Allumettes|QC|07|45.867|-77.067
Saint-Hugues|QC|16|45.800|-72.867
Armour|ON|NE|45.629|-79.344
Roxton Falls|QC|16|45.567|-72.517
Moosonee|ON|NE|51.279|-80.635
Saint-Jude|QC|16|45.767|-72.983
Faraday|ON|E|45.000|-77.917
Magnetawan|ON|NE|45.667|-79.633
La Doré|QC|02|48.720|-72.650
Saint-Aubert|QC|12|47.183|-70.217
Chute-aux-Outardes|QC|09|49.117|-68.399
Lac-Simon|QC|08||
Chapais|QC|10|49.783|-74.849
Saint-Urbain-Premier|QC|16|45.220|-73.730
Norwood|ON|CE|44.383|-77.983
Frampton|QC|12|46.467|-70.800
Saint-Majorique-de-Grantham|QC|17|45.933|-72.583
Saints-Anges|QC|12|46.417|-70.883
Labrecque|QC|02|48.667|-71.533
Laurierville|QC|17|46.300|-71.650
Plattsville|ON|SW|43.308|-80.616
Sainte-Ursule|QC|04|46.283|-73.033
Saint-Louis-du-Ha! Ha!|QC|01|47.670|-68.980
Matagami|QC|10|49.763|-77.627
Bolton-Est|QC|05||
Vaudreuil-sur-le-Lac|QC|16|45.400|-74.033
Notre-Dame-du-Portage|QC|01|47.767|-69.617
West Lorne|ON|SW|42.600|-81.600
Emo|ON|NW|48.633|-93.833
New Carlisle|QC|11|48.010|-65.336
Smooth Rock Falls|ON|NE|49.283|-81.633
Saint-Lazare-de-Bellechasse|QC|12|46.650|-70.800
Omemee|ON|CE|44.299|-78.560
Rivière-Bleue|QC|01|47.433|-69.050
Saint-Narcisse-de-Beaurivage|QC|12|46.483|-71.233
Ayer's Cliff|QC|05|45.167|-72.050
Wendover|ON|E|45.573|-75.128
Sainte-Marguerite|QC|12|46.517|-70.933
Sainte-Marie-Salomé|QC|14|45.933|-73.500
Wemotaci|QC|04|47.899|-73.777
L'Anse-Saint-Jean|QC|02|48.233|-70.200
Courcelles--Saint-Évariste|QC|12||
Fort-Coulonge|QC|07|45.850|-76.733
Pointe-à-la-Croix|QC|11|48.017|-66.683
Saint-Édouard-de-Lotbinière|QC|12|46.567|-71.833
Chisholm|ON|NE|46.100|-79.233
Saint-Norbert-d'Arthabaska|QC|17|46.100|-71.817
Lorrainville|QC|08|47.361|-79.338
Saint-Benjamin|QC|12||
Stukely-Sud|QC|05|45.317|-72.417
Clarenceville|QC|16||
Conestogo|ON|CS|43.544|-80.500
Montpellier|QC|07||
Ragueneau|QC|09|49.067|-68.533
St.-Charles|ON|NE|46.342|-80.450
Saint-Arsène|QC|01|47.917|-69.433
Saint-Alban|QC|03|46.717|-72.083
Kitigan Zibi|QC|07||
Saint-Siméon|QC|11|48.067|-65.567
Bury|QC|05|45.467|-71.500
Powassan|ON|NE|46.033|-79.350
Saint-Armand|QC|05|45.033|-73.050
St. Joseph|ON|NE|46.267|-84.000
Saint-Gabriel-de-Rimouski|QC|01|48.421|-68.179
Saint-Barnabé|QC|04||
Grand-Remous|QC|07|46.617|-75.900
Moonbeam|ON|NE|49.350|-82.150
Très-Saint-Sacrement|QC|16|45.183|-73.850
Trécesson|QC|08||
Saint-Hilarion|QC|03|47.567|-70.400
Eeyou Istchee Baie-James|QC|10|52.338|-75.198
Mildmay|ON|CW|44.043|-81.119
Bayfield|ON|SW|43.562|-81.698
Markdale|ON|CW|44.317|-80.650
Cookstown|ON|CE|44.183|-79.700
Saint-Léonard-de-Portneuf|QC|03|46.883|-71.917
Westbury|QC|05||
Saint-Bruno-de-Guigues|QC|08|47.467|-79.433
Notre-Dame-des-Bois|QC|05||
Saint-Wenceslas|QC|17|46.167|-72.333
Saint-Félix-d'Otis|QC|02||
Plaisance|QC|07|45.617|-75.117
Saint-Janvier-de-Joly|QC|12||
Ignace|ON|NW|49.417|-91.667
Claremont|ON|CE|43.974|-79.132
Lac-Bouchette|QC|02|48.250|-72.180
Saint-Pierre-les-Becquets|QC|17||
Saint-Narcisse-de-Rimouski|QC|01|48.280|-68.430
Mont-Carmel|QC|01|47.440|-69.859
Roxton|QC|16||
Saint-Valère|QC|17|46.067|-72.100
Saint-Eugène|QC|17|45.800|-72.700
Saint-Aimé-des-Lacs|QC|03||
Saint-Modeste|QC|01|47.833|-69.400
Charette|QC|04||
Bath|ON|E|44.183|-76.783
Frelighsburg|QC|05|45.046|-72.811
Saint-Frédéric|QC|12|46.300|-70.967
Thessalon|ON|NE|46.250|-83.567
Saint-Claude|QC|05|45.667|-71.983
Lac-Simon|QC|07||
Bourget|ON|E|45.435|-75.160
Armstrong|ON|NE|47.708|-79.825
Très-Saint-Rédempteur|QC|16|45.433|-74.383
Brussels|ON|SW|43.743|-81.250
Bristol|QC|07|45.533|-76.467
Notre-Dame-de-la-Merci|QC|14||
Chute-Saint-Philippe|QC|15||
Golden|ON|NW|51.059|-93.736
Saint-Étienne-de-Beauharnois|QC|16||
Haliburton Village|ON|CE|45.049|-78.509
Notre-Dame-des-Neiges|QC|01|48.117|-69.167
Saint-Norbert|QC|14|46.169|-73.315
Sainte-Geneviève-de-Batiscan|QC|04||
Belmont|ON|SW|42.883|-81.083
Sagamok|ON|NE|46.153|-82.207
La Macaza|QC|15|46.367|-74.767
Tara|ON|CW|44.479|-81.144
Melbourne|QC|05|45.580|-72.170
Saint-Siméon|QC|03||
Sainte-Sabine|QC|05|45.233|-73.017
Carling|ON|NE|45.433|-80.217
Entrelacs|QC|14||
Hillsburgh|ON|CW|43.791|-80.135
Petite-Rivière-Saint-François|QC|03||
Cobalt|ON|NE|47.400|-79.683
South River|ON|NE|45.833|-79.383
McKellar|ON|NE|45.483|-79.850
Sainte-Jeanne-d'Arc|QC|02|48.858|-72.094
Port Rowan|ON|CS|42.617|-80.466
Saint-Ludger|QC|05|45.750|-70.700
South Algonquin|ON|NE|45.497|-78.024
Notre-Dame-du-Nord|QC|08|47.600|-79.483
Blanc-Sablon|QC|09|51.417|-57.117
Saint-Cyprien|QC|01|47.900|-69.017
Saint-Patrice-de-Beaurivage|QC|12|46.417|-71.233
Stoney Point|ON|CE|44.267|-79.533
Saint-Bonaventure|QC|17|45.967|-72.683
Kazabazua|QC|07|45.950|-76.016
Grande-Vallée|QC|11|49.217|-65.133
L'Isle-aux-Coudres|QC|03|47.400|-70.383
La Romaine|QC|09||
Sioux Narrows-Nestor Falls|ON|NW|49.400|-94.080
Val-Alain|QC|12||
Hensall|ON|SW|43.434|-81.504
Lac-Drolet|QC|05|45.720|-70.850
Saint-Sylvestre|QC|12|46.367|-71.233
Saint-Louis-de-Blandford|QC|17||
Sainte-Eulalie|QC|17||
Low|QC|07||
Stratford|QC|05||
Sainte-Marthe|QC|16|45.400|-74.300
Schreiber|ON|NW|48.817|-87.267
Whapmagoostui|QC|10||
Saint-Michel-du-Squatec|QC|01|47.880|-68.720
Beachburg|ON|E|45.730|-76.856
Senneville|QC|06|45.406|-73.946
Saint-Barnabé-Sud|QC|16|45.730|-72.922
Sainte-Félicité|QC|01|48.900|-67.333
Hornepayne|ON|NE|49.215|-84.776
Laird|ON|NE|46.383|-84.067
Durham-Sud|QC|17|45.667|-72.333
Paisley|ON|CW|44.306|-81.273
Lochaber-Partie-Ouest|QC|07||
Girardville|QC|02|49.000|-72.550
Saint-Stanislas|QC|04||
Sainte-Agathe-de-Lotbinière|QC|12|46.383|-71.417
Saint-Georges-de-Windsor|QC|05||
Jarvis|ON|CS|42.886|-80.112
Saint-Maxime-du-Mont-Louis|QC|11|49.233|-65.733
Saint-René|QC|12||
Saint-Léon-de-Standon|QC|12|46.483|-70.617
Desbiens|QC|02|48.417|-71.950
Kangiqsualujjuaq|QC|10||
Val-des-Bois|QC|07||
Baie-du-Febvre|QC|17|46.130|-72.720
Saint-Fabien-de-Panet|QC|12||
Saint-Vallier|QC|12|46.883|-70.817
Saint-Jean-de-l'Île-d'Orléans|QC|03||
Papineau-Cameron|ON|NE|46.300|-78.733
Brébeuf|QC|15|46.067|-74.667
Assiginack|ON|NE|45.733|-81.800
Rivière-Ouelle|QC|01|47.433|-70.017
Prince|ON|NE|46.533|-84.500
Batiscan|QC|04||
Sainte-Angèle-de-Mérici|QC|01||
Sainte-Thérèse-de-Gaspé|QC|11|48.417|-64.417
Patrick Fogarty Catholic Secondary School|ON|CE|44.626|-79.431
Sainte-Pétronille|QC|03|46.850|-71.133
Ear Falls|ON|NW|50.640|-93.235
Saint-René-de-Matane|QC|01|48.700|-67.383
Montebello|QC|07|45.650|-74.933
Athens|ON|E|44.633|-75.949
Harrington|QC|15|45.683|-74.416
Les Méchins|QC|01|49.000|-66.983
Saint-Justin|QC|04|46.250|-73.083
Duhamel-Ouest|QC|08|47.333|-79.433
Irlande|QC|12|46.070|-71.439
Hemmingford|QC|16|45.050|-73.582
Fort Albany|ON|NE|52.200|-81.667
Lotbinière|QC|12|46.617|-71.932
Longue-Rive|QC|09|48.550|-69.250
Saint-Charles-de-Bourget|QC|02|48.567|-71.366
Bothwell|ON|SW|42.633|-81.866
Caesarea|ON|CE|44.150|-78.833
St. Clements|ON|CS|43.517|-80.650
Hatley|QC|05|45.270|-71.950
Lac-Delage|QC|03|47.169|-71.433
Anten Mills|ON|CE|44.481|-79.817
Tadoussac|QC|09|48.150|-69.717
Blackstock|ON|CE|44.100|-78.816
Linwood|ON|CS|43.582|-80.728
Mayo|QC|07|45.586|-75.421
Saint-Mathieu-de-Rioux|QC|01|48.183|-68.987
Saint-Théophile|QC|12|45.933|-70.482
East Farnham|QC|05|45.200|-72.749
Wentworth|QC|15|45.650|-74.332
Goodwood|ON|CE|44.033|-79.200
Cache Bay|ON|NE|46.367|-79.983
Spanish|ON|NE|46.200|-82.350
Murdochville|QC|11|48.958|-65.501
La Bostonnais|QC|04|47.433|-72.782
Kamouraska|QC|01|47.566|-69.866
Denholm|QC|07|45.650|-75.666
Lac-des-Aigles|QC|01|47.990|-68.678
Saint-Joseph-de-Lepage|QC|01|48.584|-68.192
Greenbank|ON|CE|44.150|-79.016
Saint-Émile-de-Suffolk|QC|07|45.933|-74.916
Egan-Sud|QC|07|46.383|-75.966
Mulgrave-et-Derry|QC|07|45.586|-75.421
Neustadt|ON|CW|44.083|-81.000
Zephyr|ON|CE|44.200|-79.266
Saint-Rémi-de-Tingwick|QC|17|45.867|-71.816
Grosse-Île|QC|11|47.400|-61.800
Bois-Franc|QC|07|46.383|-75.966
Ivry-sur-le-Lac|QC|15|46.050|-74.282
Saint-Stanislas|QC|02|46.617|-72.400
Saint-Jean-de-Brébeuf|QC|12|46.094|-71.305
Lac-Saint-Joseph|QC|03|46.852|-71.621
Saint-Pierre|QC|14|46.017|-73.449
Notre-Dame-des-Anges|QC|03|46.814|-71.219
L'Île-Cadieux|QC|16|45.400|-74.032
Lac-Tremblant-Nord|QC|15|46.195|-74.626
Mistissini|QC|10|50.571|-73.683
L'Île-Dorval|QC|06|45.441|-73.775
Saint-Louis-de-Gonzague-du-Cap-Tourmente|QC|03|46.807|-71.218
Waswanipi|QC|10|49.733|-76.166
Kuujjuarapik|QC|10|55.276|-77.762`;
