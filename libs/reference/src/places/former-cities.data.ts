/**
 * Cities that were merged and parts of cities that people still name: name, province, the municipality it belongs to now, and its
 * point. Merged under An Act to reform the municipal territorial organization (Quebec, 2000, c. 56) and the City of Toronto, City of
 * Ottawa and City of Hamilton Acts; points to about a kilometre. A name that a municipality bears today is not here.
 */
export const FORMER_CITY_ROWS = `Hull|QC|Gatineau|45.429|-75.713
Aylmer|QC|Gatineau|45.395|-75.844
Buckingham|QC|Gatineau|45.586|-75.421
Masson-Angers|QC|Gatineau|45.540|-75.416
Chicoutimi|QC|Saguenay|48.428|-71.068
Jonquière|QC|Saguenay|48.418|-71.248
La Baie|QC|Saguenay|48.335|-70.877
Laterrière|QC|Saguenay|48.304|-71.116
Kénogami|QC|Saguenay|48.424|-71.236
Arvida|QC|Saguenay|48.433|-71.183
Sainte-Foy|QC|Québec|46.780|-71.290
Beauport|QC|Québec|46.862|-71.190
Charlesbourg|QC|Québec|46.862|-71.268
Cap-Rouge|QC|Québec|46.755|-71.348
Loretteville|QC|Québec|46.856|-71.352
Sillery|QC|Québec|46.772|-71.249
Vanier|QC|Québec|46.817|-71.256
Val-Bélair|QC|Québec|46.853|-71.420
Saint-Émile|QC|Québec|46.873|-71.337
Lac-Saint-Charles|QC|Québec|46.904|-71.373
Limoilou|QC|Québec|46.831|-71.228
Charny|QC|Lévis|46.717|-71.262
Saint-Romuald|QC|Lévis|46.757|-71.234
Saint-Nicolas|QC|Lévis|46.700|-71.390
Saint-Jean-Chrysostome|QC|Lévis|46.723|-71.197
Saint-Rédempteur|QC|Lévis|46.704|-71.300
Pintendre|QC|Lévis|46.757|-71.132
Lauzon|QC|Lévis|46.822|-71.160
Cap-de-la-Madeleine|QC|Trois-Rivières|46.370|-72.513
Trois-Rivières-Ouest|QC|Trois-Rivières|46.334|-72.601
Pointe-du-Lac|QC|Trois-Rivières|46.291|-72.689
Grand-Mère|QC|Shawinigan|46.616|-72.692
Shawinigan-Sud|QC|Shawinigan|46.528|-72.749
Rock Forest|QC|Sherbrooke|45.361|-71.990
Fleurimont|QC|Sherbrooke|45.427|-71.853
Lennoxville|QC|Sherbrooke|45.366|-71.853
Bromptonville|QC|Sherbrooke|45.477|-71.948
Saint-Hubert|QC|Longueuil|45.500|-73.415
Greenfield Park|QC|Longueuil|45.484|-73.469
Verdun|QC|Montréal|45.459|-73.567
LaSalle|QC|Montréal|45.430|-73.632
Lachine|QC|Montréal|45.437|-73.676
Anjou|QC|Montréal|45.607|-73.554
Saint-Léonard|QC|Montréal|45.587|-73.595
Saint-Laurent|QC|Montréal|45.514|-73.683
Montréal-Nord|QC|Montréal|45.602|-73.631
Outremont|QC|Montréal|45.518|-73.607
Pierrefonds|QC|Montréal|45.489|-73.851
Roxboro|QC|Montréal|45.509|-73.806
L'Île-Bizard|QC|Montréal|45.493|-73.880
Rivière-des-Prairies|QC|Montréal|45.649|-73.566
Pointe-aux-Trembles|QC|Montréal|45.651|-73.498
Rosemont|QC|Montréal|45.552|-73.581
Ahuntsic|QC|Montréal|45.555|-73.662
Villeray|QC|Montréal|45.543|-73.624
Hochelaga-Maisonneuve|QC|Montréal|45.548|-73.541
Le Plateau-Mont-Royal|QC|Montréal|45.524|-73.583
Côte-des-Neiges|QC|Montréal|45.496|-73.628
Notre-Dame-de-Grâce|QC|Montréal|45.475|-73.614
Chomedey|QC|Laval|45.543|-73.748
Laval-des-Rapides|QC|Laval|45.553|-73.700
Pont-Viau|QC|Laval|45.571|-73.688
Sainte-Rose|QC|Laval|45.614|-73.789
Vimont|QC|Laval|45.604|-73.727
Auteuil|QC|Laval|45.632|-73.743
Fabreville|QC|Laval|45.567|-73.835
Duvernay|QC|Laval|45.590|-73.677
Lachenaie|QC|Terrebonne|45.706|-73.552
La Plaine|QC|Terrebonne|45.782|-73.762
Le Gardeur|QC|Repentigny|45.754|-73.464
Saint-Luc|QC|Saint-Jean-sur-Richelieu|45.364|-73.300
Iberville|QC|Saint-Jean-sur-Richelieu|45.308|-73.238
Tracy|QC|Sorel-Tracy|46.019|-73.150
Sorel|QC|Sorel-Tracy|46.045|-73.112
Valleyfield|QC|Salaberry-de-Valleyfield|45.251|-74.131
Bellefeuille|QC|Saint-Jérôme|45.785|-74.050
Saint-Antoine|QC|Saint-Jérôme|45.770|-73.993
Lafontaine|QC|Saint-Jérôme|45.793|-73.996
Black Lake|QC|Thetford Mines|46.040|-71.360
Asbestos|QC|Val-des-Sources|45.772|-71.931
Hauterive|QC|Baie-Comeau|49.188|-68.263
Le Bic|QC|Rimouski|48.374|-68.697
Noranda|QC|Rouyn-Noranda|48.250|-79.017
Orléans|ON|Ottawa|45.476|-75.514
Gloucester|ON|Ottawa|45.423|-75.598
Stittsville|ON|Ottawa|45.259|-75.921
Barrhaven|ON|Ottawa|45.275|-75.751
Cumberland|ON|Ottawa|45.516|-75.407
Rockcliffe Park|ON|Ottawa|45.450|-75.677
Manotick|ON|Ottawa|45.227|-75.684
Greely|ON|Ottawa|45.262|-75.566
Scarborough|ON|Toronto|43.773|-79.258
North York|ON|Toronto|43.768|-79.413
Etobicoke|ON|Toronto|43.644|-79.567
East York|ON|Toronto|43.691|-79.328
York|ON|Toronto|43.689|-79.487
Downsview|ON|Toronto|43.749|-79.477
Rexdale|ON|Toronto|43.722|-79.572
Don Mills|ON|Toronto|43.737|-79.343
Malton|ON|Mississauga|43.704|-79.639
Port Credit|ON|Mississauga|43.551|-79.586
Streetsville|ON|Mississauga|43.583|-79.717
Clarkson|ON|Mississauga|43.515|-79.632
Meadowvale|ON|Mississauga|43.591|-79.752
Erin Mills|ON|Mississauga|43.549|-79.683
Cooksville|ON|Mississauga|43.580|-79.613
Bramalea|ON|Brampton|43.731|-79.720
Thornhill|ON|Vaughan|43.814|-79.430
Woodbridge|ON|Vaughan|43.788|-79.600
Maple|ON|Vaughan|43.853|-79.508
Kleinburg|ON|Vaughan|43.839|-79.629
Unionville|ON|Markham|43.867|-79.310
Armadale|ON|Markham|43.839|-79.245
Vaughan Metropolitan Centre|ON|Vaughan|43.794|-79.527
Stoney Creek|ON|Hamilton|43.217|-79.765
Dundas|ON|Hamilton|43.267|-79.954
Flamborough|ON|Hamilton|43.316|-79.945
Waterdown|ON|Hamilton|43.335|-79.893
Bowmanville|ON|Clarington|43.913|-78.688
Courtice|ON|Clarington|43.905|-78.786
Georgetown|ON|Halton Hills|43.650|-79.917
Acton|ON|Halton Hills|43.633|-80.040
Bolton|ON|Caledon|43.877|-79.737
King City|ON|King|43.929|-79.527
Bradford|ON|Bradford West Gwillimbury|44.117|-79.567
Galt|ON|Cambridge|43.361|-80.314
Preston|ON|Cambridge|43.394|-80.355
Hespeler|ON|Cambridge|43.434|-80.311
Fort William|ON|Thunder Bay|48.381|-89.250
Port Arthur|ON|Thunder Bay|48.434|-89.220
Trenton|ON|Quinte West|44.101|-77.576
Rockland|ON|Clarence-Rockland|45.548|-75.291`;
